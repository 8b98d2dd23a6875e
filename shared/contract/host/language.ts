import type { Money } from './money';
import type { Readable } from './readable';

export type TextValues = Record<string, string | number>;

/** The page's language and everything written by its rules. */
export interface Language {
  /** Code such as `CN`, `EN`; changes without a reload. */
  current: Readable<string>;
  /** BCP 47 tag of the current language, `zh-CN`. */
  locale(): string;
  /** The merchant's languages, each in its own words. */
  available: { code: string; name: string }[];
  /** Switches the page, remembers the choice, and tells the server for a signed-in person. */
  choose(code: string): Promise<void>;
  /** A text of this remote, else of the portal's shared messages, else EN's, else the key. `{{name}}` takes values; `count` chooses plurals. */
  text(key: string, values?: TextValues): string;
  /** The merchant's way of writing money: symbol in front or behind, digits of the currency. */
  money(amount: Money): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** In the viewer's zone; `'long'` names the zone. */
  date(value: number | Date, style?: 'short' | 'long' | 'date' | 'time'): string;
}
