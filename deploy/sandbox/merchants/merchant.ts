import type { GameType } from '@atrium/api';
import type { LanguageCode } from '@atrium/contract';
import type { Merchant as Configured } from '../../merchants';

/** A text in every portal language. */
export type Texts = Record<LanguageCode, string>;

/** The text in a portal language; English for an unknown one. */
export function inLanguage(texts: Texts, language: string): string {
  return texts[language as keyof Texts] ?? texts.EN;
}

export interface Banner {
  /** Name of a scene drawn by the portal. */
  scene: string;
  title: Texts;
  text: Texts;
  /** A path of the portal, or a game by id. */
  leads: { path: string } | { game: string };
}

/** A merchant's business data besides its configuration: currency amounts, ranks, offers. */
export interface Business {
  /** Total stakes of a spin in minor units, ascending; each a multiple of ten. */
  stakes: [number, ...number[]];
  /** Opening balance of a demo, in minor units. */
  demoCredits: number;
  /** Opening balance of the standard demo account, in minor units. */
  openingBalance: number;
  /** Whether all vendors share one wallet. */
  singleWallet: boolean;
  rebate: boolean;
  /** Rebates on stakes by game type, in ten-thousandths. Default of a type: none. */
  rebateRates: Partial<Record<GameType, number>>;
  /** Part of lottery stakes that is paid back on average, in ten-thousandths. Default: `defaultReturn`. */
  lotteryReturn?: number;
  /** IANA time zone of the merchant's days. */
  zone: string;
  /** Names of the ranks, lowest first. */
  ranks: { name: Texts; color: string }[];
  promotions: Record<string, { enabled: boolean; count: number }>;
  banners: Banner[];
}

/** A merchant with its business data. */
export type Merchant = Configured & Business;
