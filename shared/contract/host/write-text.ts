import type { Texts } from '../remote/define-remote';
import type { TextValues } from './language';

/**
 * The text of a key with its values: `{{name}}` is filled in, nothing where there is no such value. A `count` chooses
 * among `key_one`, `key_other` and the other plural categories of the locale, before the bare key. `undefined` when
 * there is no such text.
 */
export function writeText(texts: Texts, key: string, values: TextValues = {}, locale?: string): string | undefined {
  const { count } = values;
  const category = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : undefined;
  const name = [`${key}_${category}`, key].find((name) => Object.hasOwn(texts, name));
  return name && texts[name]?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
