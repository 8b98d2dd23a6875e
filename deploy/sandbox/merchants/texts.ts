import { languageCodes } from '@atrium/contract';
import type { Texts } from './merchant';

/**
 * Parses a row with one text per language of the portal, in the order of `languages` in the contract, separated by bars or
 * by lines.
 * @throws {Error} when one is missing
 */
export function texts(row: string): Texts {
  const cells = row.trim().split(/\s*[|\n]\s*/);
  if (cells.length !== languageCodes.length || cells.includes(''))
    throw new Error(`Not a text in each language: ${row}`);
  return Object.fromEntries(languageCodes.map((code, index) => [code, cells[index]])) as Texts;
}

/** The same text in every language, for example a brand. */
export function sameText(text: string): Texts {
  return Object.fromEntries(languageCodes.map((code) => [code, text])) as Texts;
}
