import type { Money } from './money';
import type { Readable } from './readable';

export type TextValues = Record<string, string | number>;

/** The page's language and all formatting by its rules. */
export interface Language {
  /** Code such as `CN`, `EN`; changes without a reload. */
  current: Readable<string>;
  /** BCP 47 tag of the current language, `zh-Hans`. */
  locale(): string;
  /** The merchant's languages, each with its own name. */
  available: { code: string; name: string }[];
  /** Switches the page, remembers the choice, and reports it to the server for a signed-in person. */
  choose(code: string): Promise<void>;
  /**
   * A text of this remote, else of the portal's shared texts, else EN's, else the key. `{{name}}` takes values; `count`
   * chooses plurals.
   */
  text(key: string, values?: TextValues): string;
  /** The merchant's money format: symbol in front or behind, digits of the currency. */
  money(amount: Money): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** In the viewer's zone; `'long'` names the zone. */
  date(value: number | Date, style?: 'short' | 'long' | 'date' | 'time'): string;
}
