/** A demo merchant from its visitors' view. */
export interface MerchantUnderTest {
  code: string;
  /** Default language. */
  language: string;
  /** Whether sign-in opens in a popup; otherwise a notice links to it. */
  signInPopup: boolean;
  /** Whether the consent question is still open; default: tracking is declined. */
  asksConsent?: boolean;
}

export const merchants: MerchantUnderTest[] = [
  { code: 'aurora', language: 'CN', signInPopup: true },
  { code: 'lotus', language: 'TH', signInPopup: false },
  { code: 'kestrel', language: 'EN', signInPopup: true },
];
