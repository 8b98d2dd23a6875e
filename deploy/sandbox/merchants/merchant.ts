import type { languageCodes, Merchant as Configured } from '../../merchants';

/** A text in the languages of the portal; EN always there. */
export type Texts = Record<(typeof languageCodes)[number], string>;

/** A text in a language of the portal, in English for any other. */
export function inLanguage(texts: Texts, language: string): string {
  return texts[language as keyof Texts] ?? texts.EN;
}

export interface Banner {
  /** Name of a scene the portal draws. */
  scene: string;
  title: Texts;
  text: Texts;
  /** A path of the portal, or a game by id. */
  leads: { path: string } | { game: string };
}

/** What a merchant is besides its configuration: its money, its ranks, its offers. */
export interface Business {
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
  ranks: { name: Texts; color: string }[];
  promotions: Record<string, { enabled: boolean; count: number }>;
  banners: Banner[];
}

/** A merchant as the sandbox knows it. */
export type Merchant = Configured & Business;
