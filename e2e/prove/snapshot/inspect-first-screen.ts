import type { FirstScreenOfPage } from './load-page';

/** What no first screen may contain. */
const forbidden: [RegExp, string][] = [
  [
    /<(?:script|iframe|frame|object|embed|form|style|link|meta|base|template|dialog|foreignobject)\b/i,
    'an element that acts',
  ],
  [/<[^>]*\son[a-z]+\s*=/i, 'a handler'],
  [/<[^>]*\sstyle\s*=/i, 'a style attribute'],
  [/<[^>]*\s(?:href|src)\s*=\s*"(?!\/(?!\/)|#|data:image\/)/i, 'an address of another origin'],
  [/javascript:/i, 'a script address'],
  [/<[^>]*\svalue\s*=/i, 'typed text'],
];
/** Maximum bytes of brotli, with a tenth for another quality of compression. */
const mostBytes = 18 * 1024 * 1.1;

/** Sentences about what is wrong with a first screen by itself. @param persons texts that belong to persons */
export function inspectFirstScreen({ html, css, bytes }: FirstScreenOfPage, persons: readonly string[]): string[] {
  const faults = forbidden.filter(([pattern]) => pattern.test(html)).map(([, what]) => `it has ${what}`);
  if (/@import|@font-face|expression\(|url\(\s*["']?(?:https?:|\/\/)/i.test(css))
    faults.push('its style loads something');
  if (bytes > mostBytes) faults.push(`it has ${bytes} bytes`);
  for (const text of persons) if (html.includes(text) || css.includes(text)) faults.push(`it contains "${text}"`);
  return faults;
}
