/** A merchant's currency. */
export interface Currency {
  code: string;
  symbol: string;
  /** `F` in front of the amount, `B` behind it. */
  position: 'F' | 'B';
  /** Digits shown after the point: two, or those that the merchant chose. They do not say how fine the currency is. */
  digits: number;
}

/** What a resource of the merchant is for. */
export type ResourceType = 'QQ' | 'WECHAT' | 'ZALO' | 'SpeedTest' | 'IOS' | 'Android' | 'H5';

export interface Resource {
  type: ResourceType;
  url?: string;
  qrCodeUrl?: string;
}

/** One field of the merchant's registration form. */
export interface RegistrationRule {
  key: string;
  enabled: boolean;
  required: boolean;
  type: string;
  /** A regular expression for the whole value, or `*`. */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
  updateRequired: boolean;
  message: string;
}

/** An entry of customer service. */
export interface CustomerServiceLink {
  title: string;
  /** A web address, or a path of this site. */
  path: string;
  /** The kind of the service, such as `LIVECHAT`. */
  csType?: string;
  csPosition?: string;
  /** Club labels of the customers it is for; absent or empty: everyone. */
  labelIds?: string[];
  /** How the merchant wants it to open. */
  target?: string;
  type?: string;
}

/** The merchant's settings, read once when the page was composed. */
export interface Settings {
  merchant: { code: string; name: string };
  /** Site code of the page's host name; `www` for the bare domain. */
  siteCode: string;
  currency: Currency;
  /** Language codes the merchant offers, the default first. */
  languages: string[];
  registration: RegistrationRule[];
  resources: Resource[];
  customerService: CustomerServiceLink[];
  /** Base addresses for images and games, chosen once a session; empty means the same origin. */
  imageBase: string;
  gameBase: string;
  /**
   * Further named values of the merchant: `nextPage`, `profileIconCount`, `mobileTemplate` at once, its white label's
   * and its template's (`templateId`, `switch_register`, `prize_mode`) after the first content.
   */
  value(name: string): string | undefined;
}
