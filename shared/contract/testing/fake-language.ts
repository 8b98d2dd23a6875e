import { writable, type Writable } from '../host/readable';
import type { Language, TextValues } from '../host/language';
import { languageTag } from '../languages';
import type { Texts } from '../remote/define-remote';
import type { Records } from './records';

export interface FakeLanguage extends Language {
  current: Writable<string>;
}

/** A language with the given texts by code; a missing text shows as its key. */
export function fakeLanguage(
  options: { language: string; languages: string[]; texts: Record<string, Texts> },
  records: Records,
): FakeLanguage {
  const current = writable(options.language);
  const locale = () => languageTag(current.get());
  return {
    current,
    locale,
    available: options.languages.map((code) => ({ code, name: code })),
    choose(code) {
      records.languages.push(code);
      current.set(code);
      return Promise.resolve();
    },
    text(key, values) {
      const text = options.texts[current.get()]?.[key] ?? options.texts.EN?.[key] ?? key;
      return fill(text, values);
    },
    money({ minor, currency }) {
      const format = new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value, format) => new Intl.NumberFormat(locale(), format).format(value),
    date: (value) => new Date(value).toISOString(),
  };
}

function fill(text: string, values: TextValues = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
