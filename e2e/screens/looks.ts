/** A merchant with its default language and a second one. */
export interface Look {
  merchant: string;
  language: string;
  other: string;
  /** Color scheme of the system; default: light. */
  scheme?: 'dark';
}

export const looks: Look[] = [
  { merchant: 'aurora', language: 'CN', other: 'VI' },
  { merchant: 'lotus', language: 'TH', other: 'EN' },
  { merchant: 'kestrel', language: 'EN', other: 'JA' },
];

/** The console has no merchant; it follows the color scheme of the system. */
export const consoleLooks: Look[] = [
  { merchant: 'console-light', language: 'EN', other: 'EN' },
  { merchant: 'console-dark', language: 'EN', other: 'EN', scheme: 'dark' },
];

/** Height of the screen by its width: phone, tablet, laptop. */
export const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

export const widths = Object.keys(heights).map(Number);
