import { scriptRules } from './scripts';
import type { Theme } from './theme';

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every custom property of a theme, name (with its dashes) and value. */
export function themeProperties(theme: Theme): [name: string, value: string][] {
  return Object.entries(theme).flatMap(([group, tokens]) =>
    typeof tokens === 'object'
      ? Object.entries(tokens as Record<string, string>).map(([key, value]): [string, string] => [
          `--${group}-${kebab(key)}`,
          value,
        ])
      : [],
  );
}

/** A lower bar for low windows; content that fills the screen below it reads the same property. */
const onPhones = '@media (max-width:767px){:root{--size-bar:3.5rem}}';

/** A theme as a style sheet: custom properties on the root, then the families of each script. */
export function themeToCss(theme: Theme): string {
  const declarations = themeProperties(theme).map(([name, value]) => `${name}:${value}`);
  // Firefox draws system scrollbar colours white, also on a dark page; the property is inherited, into dialogs too
  const scrollbars = 'scrollbar-color:var(--color-outline) transparent';
  return `:root{color-scheme:${theme.scheme};${scrollbars};${declarations.join(';')}}\n${onPhones}\n${scriptRules(theme)}`;
}
