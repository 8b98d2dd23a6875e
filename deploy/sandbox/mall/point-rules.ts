import type { GameType } from '@atrium/api';

/** What points can be earned by. */
export type PointSource = 'liveBet' | 'lottoBet' | 'pvpBet' | 'rngBet' | 'sportBet' | 'deposit';

export interface PointRules {
  /** Points for each unit of money, in ten-thousandths: 125 is 1.25 %. */
  rates: Record<PointSource, number>;
  /** Money for each point, in ten-thousandths of the currency's unit. */
  exchange: number;
  /** What the demo accounts start with, by name. */
  opening: Record<string, number>;
}

const lotus: PointRules = {
  rates: { liveBet: 50, lottoBet: 200, pvpBet: 100, rngBet: 125, sportBet: 80, deposit: 100 },
  exchange: 500,
  opening: { player1: 5_200, player2: 150, agent1: 900 },
};

const kestrel: PointRules = {
  rates: { liveBet: 25, lottoBet: 100, pvpBet: 50, rngBet: 250, sportBet: 150, deposit: 50 },
  exchange: 10_000,
  opening: { player1: 8_800, player2: 90, agent1: 1_500 },
};

const known: Record<string, PointRules> = { lotus, kestrel };

/** How points go at a merchant; one the sandbox does not know goes as Lotus does, and gives none away. */
export function pointRulesOf(merchant: string): PointRules {
  return known[merchant] ?? { ...lotus, opening: {} };
}

/** What a bet on a game counts as; fish are as much up to chance as reels. */
export const sourceOf: Record<GameType, PointSource> = {
  LIVE: 'liveBet',
  LOTT: 'lottoBet',
  ELOTT: 'lottoBet',
  PVP: 'pvpBet',
  RNG: 'rngBet',
  FISH: 'rngBet',
  SPORTS: 'sportBet',
  ESPORTS: 'sportBet',
};
