/** A merchant as it is shown here: in its own language, and in one more. */
export interface Look {
  merchant: string;
  language: string;
  other: string;
}

export const looks: Look[] = [
  { merchant: 'aurora', language: 'CN', other: 'VI' },
  { merchant: 'lotus', language: 'TH', other: 'EN' },
  { merchant: 'kestrel', language: 'EN', other: 'JA' },
];

/** Height of the screen by its width: a phone's and a laptop's. */
export const heights: Record<number, number> = { 360: 740, 1440: 900 };

export const widths = Object.keys(heights).map(Number);
