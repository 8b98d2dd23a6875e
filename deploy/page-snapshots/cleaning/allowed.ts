/** Elements that a snapshot may contain. A form becomes a `div`, because it would submit without a script. */
export const allowedElements = new Set(
  (
    'div span p h1 h2 h3 h4 h5 h6 a img nav main header footer section article aside ul ol li dl dt dd button label ' +
    'input strong em b i small time sup sub br hr figure figcaption blockquote table thead tbody tr th td caption ' +
    'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask ' +
    'pattern symbol use text tspan title'
  ).split(' '),
);

/** Elements without content. */
export const emptyElements = new Set(['img', 'input', 'br', 'hr']);

/** Attributes with any text. */
export const plainAttributes = new Set(
  (
    'class lang dir hidden alt title placeholder maxlength disabled colspan rowspan scope datetime tabindex ' +
    'width height loading decoding ' +
    'viewBox preserveAspectRatio focusable d x y x1 y1 x2 y2 cx cy r rx ry fx fy points dx dy offset transform ' +
    'gradientTransform gradientUnits patternUnits patternTransform clipPathUnits maskUnits fill-rule clip-rule ' +
    'fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity ' +
    'stroke-miterlimit stop-color stop-opacity opacity text-anchor dominant-baseline font-size font-weight ' +
    'font-family letter-spacing'
  ).split(' '),
);

/** Paint, which may name an element of the same snapshot: `url(#gradient)`. */
export const paintAttributes = new Set(['fill', 'stroke', 'clip-path', 'mask']);

/** Lists of ids. */
export const idAttributes = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']);

/** Roles that a screen reader announces by itself, or that take the whole page. */
export const refusedRoles = new Set(['alert', 'status', 'log', 'timer', 'marquee', 'dialog', 'alertdialog']);

/** State that a page announces when it changes. */
export const refusedAria = new Set(['aria-live', 'aria-busy', 'aria-atomic', 'aria-relevant', 'aria-modal']);

/** Fields in which a person may begin to type. */
export const allowedInputs = new Set(['text', 'search']);
