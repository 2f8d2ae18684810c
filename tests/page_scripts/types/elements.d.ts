// Every element of our pages is one of HTML or SVG: both have data, style and focus, so tsc need not be told each time.

interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {}
