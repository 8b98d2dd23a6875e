/** Hands of five cards in descending value, with their payout in stakes and their number among all 2 598 960 hands. */
export const hands = {
  'royal-flush': { pays: 1_000, count: 4 },
  'straight-flush': { pays: 200, count: 36 },
  'four-of-a-kind': { pays: 60, count: 624 },
  'full-house': { pays: 30, count: 3_744 },
  flush: { pays: 20, count: 5_108 },
  straight: { pays: 15, count: 10_200 },
  'three-of-a-kind': { pays: 8, count: 54_912 },
  'two-pairs': { pays: 5, count: 123_552 },
  'jacks-or-better': { pays: 3, count: 337_920 },
} as const;

export type Hand = keyof typeof hands;

/** Number of hands of five cards. */
export const handCount = 2_598_960;
