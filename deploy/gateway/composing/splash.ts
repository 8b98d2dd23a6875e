/**
 * Styles of the page before the first script runs. A browser that is too old is detected without scripts: Safari got
 * import maps after `:has`, so a browser without that selector has no import maps either.
 */
export const splashCss = `
.splash{display:grid;place-content:center;justify-items:center;gap:1rem;min-block-size:100dvh;color:var(--color-muted)}
.splash svg{block-size:3.25rem;max-inline-size:80vw;animation:splash 1.6s ease-in-out infinite alternate}
.splash-note{position:fixed;inset:auto 0 0;padding:1rem;text-align:center;background:var(--color-card);color:var(--color-text)}
.splash-stuck[hidden]{display:none}
.splash-stuck{text-align:center;padding:1rem;color:var(--color-text)}
.splash-stuck svg{animation:none}
.splash-stuck button{padding:.6em 1.6em;border:1px solid transparent;border-radius:var(--radius-control);background:var(--button-background);color:var(--button-text);font:inherit;font-weight:var(--button-weight);text-transform:var(--button-case);letter-spacing:var(--button-tracking);cursor:pointer}
@supports selector(:has(a)){.splash-old{display:none}}
@keyframes splash{from{opacity:.55;transform:scale(.96)}to{opacity:1;transform:none}}
`;
