/** A merchant of the demonstration as its visitors meet it. */
export interface MerchantUnderTest {
  code: string;
  /** What it speaks unless told otherwise. */
  language: string;
  /** Whether asking for a session opens the sign-in over the page; otherwise a notice leads to it. */
  signInPopup: boolean;
  /** Whether the visitor has yet to say whether others may count them. They have declined when left out. */
  asksConsent?: boolean;
}

export const merchants: MerchantUnderTest[] = [
  { code: 'aurora', language: 'CN', signInPopup: true },
  { code: 'lotus', language: 'TH', signInPopup: false },
  { code: 'kestrel', language: 'EN', signInPopup: true },
];
