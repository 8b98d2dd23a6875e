import type { GameType } from '@atrium/api';

/** Sources of points. */
export type PointSource = 'liveBet' | 'lottoBet' | 'pvpBet' | 'rngBet' | 'sportBet' | 'deposit';

export interface PointRules {
  /** Points per unit of money, in ten-thousandths: 125 is 1.25 %. */
  rates: Record<PointSource, number>;
  /** Money per point, in ten-thousandths of the currency unit. */
  exchange: number;
  /** Opening points of the demo accounts, by name. */
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

/** Point rules of a merchant; an unknown merchant has the rates of Lotus and no opening points. */
export function pointRulesOf(merchant: string): PointRules {
  return known[merchant] ?? { ...lotus, opening: {} };
}

/** Point source of a bet by game type; fishing games count as slots because both are games of chance. */
export const pointSourceOf: Record<GameType, PointSource> = {
  LIVE: 'liveBet',
  LOTT: 'lottoBet',
  ELOTT: 'lottoBet',
  PVP: 'pvpBet',
  RNG: 'rngBet',
  FISH: 'rngBet',
  SPORTS: 'sportBet',
  ESPORTS: 'sportBet',
};
