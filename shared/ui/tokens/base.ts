/**
 * The rules of every page, after a theme's properties: reset, type, focus, reduced motion, print. On paper is the page
 * or what is open over it, in black, without what is pressed or floats.
 * A string, so that the server can write it into the page and the first paint needs no script.
 */
export const baseCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-y:scroll;background:var(--page-background) no-repeat var(--color-page)}
body{margin:0;min-block-size:100dvh;color:var(--color-text);
font:400 var(--type-body)/var(--line-body) var(--font-body),var(--script-body);-webkit-font-smoothing:antialiased;overflow-wrap:break-word;
-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4,p,figure,ul,ol,dl,dd{margin:0}
ul[class],ol[class]{padding:0;list-style:none}
h1,h2,h3,h4{color:var(--color-heading);font-family:var(--font-display),var(--script-display);
font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);
letter-spacing:var(--heading-tracking);line-height:var(--line-tight);text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:var(--type-headline)}h2{font-size:var(--type-title)}h3,h4{font-size:var(--type-large)}
a{color:var(--color-accent-text);text-underline-offset:.2em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
img,svg,video,canvas{display:block;max-inline-size:100%}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
::selection{color:var(--color-on-accent);background:var(--color-accent)}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;
animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{header,footer,nav,aside,button,:not(dialog)>iframe,body:has(dialog[open]) main{display:none!important}
*,::before,::after{color:#000!important;background:none!important;box-shadow:none!important;text-shadow:none!important}
dialog[open],dialog[open] *{position:static!important;max-block-size:none!important;max-inline-size:none!important;overflow:visible!important}
tr{break-inside:avoid}}
`;
