/** A merchant as it is shown here: in its own language, and in one more. */
export interface Look {
  merchant: string;
  language: string;
  other: string;
  /** What the person's system asks for; light when left out. */
  scheme?: 'dark';
}

export const looks: Look[] = [
  { merchant: 'aurora', language: 'CN', other: 'VI' },
  { merchant: 'lotus', language: 'TH', other: 'EN' },
  { merchant: 'kestrel', language: 'EN', other: 'JA' },
];

/** The console is no merchant's: it looks as the person's system asks for. */
export const consoleLooks: Look[] = [
  { merchant: 'console-light', language: 'EN', other: 'EN' },
  { merchant: 'console-dark', language: 'EN', other: 'EN', scheme: 'dark' },
];

/** Height of the screen by its width: a phone's and a laptop's. */
export const heights: Record<number, number> = { 360: 740, 1440: 900 };

export const widths = Object.keys(heights).map(Number);
