import type { Texts } from './merchant';

const order = ['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'] as const;

/**
 * A text in each language of the portal, as a row of a table: CN | TW | HK | EN | JA | KO | ID | ES | VI | TA | TH, with
 * bars or lines between them.
 * @throws {Error} where one is missing
 */
export function texts(row: string): Required<Texts> {
  const cells = row.trim().split(/\s*[|\n]\s*/);
  if (cells.length !== order.length || cells.includes('')) throw new Error(`Not a text in each language: ${row}`);
  return Object.fromEntries(order.map((code, index) => [code, cells[index]])) as Required<Texts>;
}

/** A text that is the same in each language, such as a brand. */
export function everywhere(text: string): Required<Texts> {
  return Object.fromEntries(order.map((code) => [code, text])) as Required<Texts>;
}
