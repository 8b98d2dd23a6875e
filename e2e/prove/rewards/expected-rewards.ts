/** A round on the merchant's slots, in minor units. */
export interface Round {
  stake: number;
  won: number;
}

/** What decides about a member's rewards. */
export interface Facts {
  yesterday: readonly Round[];
  today: readonly Round[];
  secondFactor: boolean;
  /** Named by the promo code for some. */
  named: boolean;
  /** Of the application: what the operator decided; undefined where none was sent. */
  application: 'approve' | 'reject' | undefined;
}

/** Rewards with an amount that follows from the facts. */
export const certain = [
  'sign-in',
  'newcomer-second-factor',
  'newcomer-first-stake',
  'rescue',
  'mission-rounds',
  'mission-stakes',
  'NAMED',
  'application',
] as const;
export type Certain = (typeof certain)[number];

/**
 * What each reward pays a member, in minor units; 0 where nothing is due. The amounts and conditions are those of the
 * demo, written down again from the texts that members read; nothing here is shared with the code that pays.
 * @param sameWeek whether yesterday belongs to the week of today
 */
export function expectedRewards(facts: Facts, { sameWeek }: { sameWeek: boolean }): Record<Certain, number> {
  const { yesterday, today, secondFactor, named, application } = facts;
  const all = [...yesterday, ...today];
  const stakes = (rounds: readonly Round[]) => rounds.reduce((total, { stake }) => total + stake, 0);
  const lost = yesterday.reduce((total, { stake, won }) => total + stake - won, 0);
  return {
    'sign-in': 100,
    'newcomer-second-factor': secondFactor ? 500 : 0,
    'newcomer-first-stake': all.length > 0 ? 300 : 0,
    // a loss of 100.00 or more: 5 %, at most 50.00
    rescue: lost >= 10_000 ? Math.min(Math.floor(lost / 20), 5_000) : 0,
    'mission-rounds': today.length >= 20 ? 200 : 0,
    'mission-stakes': stakes(sameWeek ? all : today) >= 50_000 ? 2_000 : 0,
    NAMED: named ? 400 : 0,
    application: application === 'approve' ? 1_000 : 0,
  };
}
