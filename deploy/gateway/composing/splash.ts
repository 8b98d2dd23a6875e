/** What is seen before the first script has run. */
export const splashCss = `
.splash{display:grid;place-content:center;justify-items:center;gap:1rem;min-block-size:100dvh;color:var(--color-muted)}
.splash svg{block-size:3.25rem;max-inline-size:80vw;animation:splash 1.6s ease-in-out infinite alternate}
.splash-note{position:fixed;inset:auto 0 0;padding:1rem;text-align:center;background:var(--color-card);color:var(--color-text)}
@keyframes splash{from{opacity:.55;transform:scale(.96)}to{opacity:1;transform:none}}
`;
