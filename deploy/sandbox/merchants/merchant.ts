/** A text in the languages of the portal; EN always there. */
export type Texts = Record<'CN' | 'TW' | 'EN' | 'JA' | 'VI' | 'TH', string>;

export interface Banner {
  /** Name of a scene the portal draws. */
  scene: string;
  title: Texts;
  text: Texts;
  /** A path of the portal, or a game by id. */
  leads: { path: string } | { game: string };
}

/** What a merchant has set in the back end. */
export interface Merchant {
  code: string;
  name: string;
  /** The default first. */
  languages: [string, ...string[]];
  country: string;
  /** `position` F writes the symbol in front of the amount, B behind it. */
  currency: { code: string; symbol: string; position: 'F' | 'B' };
  switches: Record<string, boolean>;
  loginPop: boolean;
  /** Codes of the vendors whose games are offered. */
  vendors: string[];
  /** Total stakes a spin may have, in minor units, the smallest first; each a multiple of ten. */
  stakes: [number, ...number[]];
  /** What a demo starts with, in minor units. */
  demoCredits: number;
  /** What the ordinary demo account starts with, in minor units. */
  openingBalance: number;
  /** Whether one wallet serves all vendors. */
  singleWallet: boolean;
  rebate: boolean;
  /** Names of the ranks, the lowest first. */
  ranks: { name: string; color: string }[];
  promotions: Record<string, { enabled: boolean; count: number }>;
  whitelabel: Record<string, string>;
  banners: Banner[];
}
