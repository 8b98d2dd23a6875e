import { writable, type Writable } from '../host/readable';
import type { Language, TextValues } from '../host/language';
import { languageTag } from '../languages';
import type { Texts } from '../remote/define-remote';
import type { Records } from './records';

export interface FakeLanguage extends Language {
  current: Writable<string>;
}

/** Keys of the portal's shared texts have no dot: `in_please_account`. Those of a remote have: `convert.tooMany`. */
const sharedKey = /^[^.]+$/;

/**
 * A language with the given texts by code; a text that is missing in one is that in English. Shared texts show as their
 * keys. With texts, an unknown key of a remote throws; without any texts, all keys are shown.
 */
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
      const text = options.texts[current.get()]?.[key] ?? options.texts.EN?.[key];
      if (text === undefined && !sharedKey.test(key) && Object.keys(options.texts).length > 0)
        throw new Error(`There is no text "${key}". Add it to the texts of the test's host, or correct the key.`);
      return fill(text ?? key, values);
    },
    money({ minor, currency }) {
      const format = numberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value, format) => numberFormat(locale(), format).format(value),
    date: (value) => new Date(value).toISOString(),
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes far longer than a use of it, and a page formats at each rendering. */
function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

function fill(text: string, values: TextValues = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
