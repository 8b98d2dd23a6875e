import { languageCodes } from '../../merchants';
import type { Texts } from './merchant';

/**
 * A text in each language of the portal, as a row of a table: CN | TW | HK | EN | JA | KO | ID | ES | VI | TA | TH, with
 * bars or lines between them.
 * @throws {Error} where one is missing
 */
export function texts(row: string): Texts {
  const cells = row.trim().split(/\s*[|\n]\s*/);
  if (cells.length !== languageCodes.length || cells.includes(''))
    throw new Error(`Not a text in each language: ${row}`);
  return Object.fromEntries(languageCodes.map((code, index) => [code, cells[index]])) as Texts;
}

/** A text that is the same in each language, such as a brand. */
export function everywhere(text: string): Texts {
  return Object.fromEntries(languageCodes.map((code) => [code, text])) as Texts;
}
