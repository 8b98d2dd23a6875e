const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The merchant's clock is eight hours ahead all year. */
const ahead = 8 * hour;

/** One round of the team. Amounts in minor units. */
export interface Round {
  at: number;
  member: number;
  live: boolean;
  stake: number;
  won: number;
}

/** Starts of the periods that end by a time, each with its pay in minor units; periods without pay are left out. */
export type PayByStart = Map<number, number>;

/**
 * What the contracts of the demo agent pay, computed from the rounds alone: amounts and rates are those of the demo,
 * written down again, and nothing here is shared with the code that pays.
 */
export function expectedPay(rounds: readonly Round[], until: number): Record<string, PayByStart> {
  const days = (at: number) => Math.floor((at + ahead) / day) * day - ahead;
  // the first of January 1970 was a Thursday
  const weeks = (at: number) => Math.floor((at + ahead + 3 * day) / (7 * day)) * 7 * day - 3 * day - ahead;
  const whole = (length: number) => (at: number) => Math.floor(at / length) * length;
  return {
    dividend: payOf(rounds, { until, startOf: weeks, length: 7 * day }, (all) => {
      const slots = all.filter(({ live }) => !live);
      const loss = sum(slots, ({ stake, won }) => stake - won);
      if (loss < 1_000 || sum(slots, ({ stake }) => stake) < 10_000 || members(slots) < 1) return 0;
      const better =
        loss >= 10_000 &&
        sum(slots, ({ stake }) => stake) >= 100_000 &&
        members(slots) >= 3 &&
        sum(all, ({ stake }) => stake) >= 200_000;
      return Math.floor((loss * (better ? 10 : 8)) / 100);
    }),
    daily: payOf(rounds, { until, startOf: days, length: day }, (all) => {
      const stake = sum(all, (one) => one.stake);
      if (stake < 10_000) return 0;
      const share = Math.floor((stake * 8) / 1_000);
      return stake >= 500_000 && members(all) >= 5 ? Math.max(8_800, share) : share;
    }),
    hourly: payOf(rounds, { until, startOf: whole(hour), length: hour }, (all) => {
      const stake = sum(all, (one) => one.stake);
      return stake < 5_000 ? 0 : Math.floor((stake * 25) / 10_000);
    }),
    realtime: payOf(rounds, { until, startOf: whole(15 * minute), length: 15 * minute }, (all) => {
      if (sum(all, ({ stake }) => stake) < 1_000) return 0;
      const each = new Map<number, Round[]>();
      for (const round of all) each.set(round.member, [...(each.get(round.member) ?? []), round]);
      let [lost, gained] = [0, 0];
      for (const own of each.values()) {
        const stake = sum(own, (one) => one.stake);
        if (sum(own, ({ won }) => won) < stake) lost += stake;
        else gained += stake;
      }
      return Math.floor((lost * 12) / 10_000) + Math.floor((gained * 5) / 10_000);
    }),
  };
}

function payOf(
  rounds: readonly Round[],
  { until, startOf, length }: { until: number; startOf: (at: number) => number; length: number },
  pay: (rounds: readonly Round[]) => number,
): PayByStart {
  const periods = new Map<number, Round[]>();
  for (const round of rounds) {
    const start = startOf(round.at);
    if (start + length > until) continue;
    periods.set(start, [...(periods.get(start) ?? []), round]);
  }
  return new Map([...periods].map(([start, all]) => [start, pay(all)] as const).filter(([, amount]) => amount > 0));
}

const sum = (rounds: readonly Round[], of: (round: Round) => number) =>
  rounds.reduce((total, round) => total + of(round), 0);
const members = (rounds: readonly Round[]) => new Set(rounds.map(({ member }) => member)).size;
