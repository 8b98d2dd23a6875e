import { themeProperties, themes, themeToCss, baseCss, themeOf, type Theme } from '.';

declare const __dirname: string;
const files = jest.requireActual<{
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string, options: { recursive: true }): string[];
}>('node:fs');

const aurora = themes.aurora as Theme;

/** Properties that a component or a script rule sets itself. */
const own = [
  '--script-body',
  '--script-display',
  '--dialog-width',
  '--toast-tone',
  '--reveal',
  '--on-light',
  '--on-dark',
];

const sources = files
  .readdirSync(`${__dirname}/..`, { recursive: true })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules/.test(name))
  .map((name) => ({ name, text: files.readFileSync(`${__dirname}/../${name}`, 'utf8') }));

describe('the style sheet of a theme', () => {
  it('sets a property for every token, in kebab case', () => {
    const css = themeToCss(aurora);
    expect(css).toContain(`--color-on-accent:${aurora.color.onAccent};`);
    expect(css).toContain('color-scheme:dark');
    expect(css).toContain('scrollbar-color:var(--color-outline) transparent');
    expect(css).not.toMatch(/undefined|\[object/);
  });

  it('sets every property that a component reads', () => {
    const set = new Set([...themeProperties(aurora).map(([name]) => name), ...own]);
    const unset = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--[a-z0-9-]+)[,)]/g)]
        .filter(([, property]) => !set.has(property as string))
        .map(([, property]) => `${name}: ${property}`),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(unset).toEqual([]);
  });

  it('puts the families of the page’s script after the Latin ones', () => {
    expect(themeToCss(aurora)).toMatch(/:root:lang\(th\)\{--script-body:[^;]*"Noto Sans Thai"/);
    expect(themeToCss(aurora)).toMatch(/:root:lang\(ja\)\{[^}]*--script-display:[^;]*"Noto Serif JP"/);
  });

  it('breaks lines between words for scripts with spaces, and nowhere else', () => {
    expect(themeToCss(aurora)).toMatch(/:root:lang\(ko\)\{[^}]*word-break:keep-all/);
    expect(themeToCss(aurora)).not.toMatch(/:root:lang\((ja|th|zh[^)]*)\)[^{]*\{[^}]*word-break/);
    expect(baseCss).toMatch(/body\{[^}]*overflow-wrap:break-word/);
  });

  it('leaves room for letters with marks above and below', () => {
    for (const language of ['th', 'ta'])
      expect(themeToCss(aurora)).toMatch(new RegExp(`:root:lang\\(${language}\\)\\{[^}]*--line-body:1.7`));
    // a line of a banner holds a long Tamil word at 360 px
    expect(themeToCss(aurora)).toMatch(/:root:lang\(ta\)\{[^}]*--type-display:clamp\(1\.125rem/);
  });

  it('cannot end its style element', () => {
    for (const theme of Object.values(themes)) expect(themeToCss(theme) + baseCss).not.toContain('<');
  });

  it('uses aurora’s for a merchant without a theme', () => {
    expect(themeOf('unknown')).toBe(aurora);
  });
});
