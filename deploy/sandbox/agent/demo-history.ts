import { createHash } from 'node:crypto';

/** A transaction in the history of a demo team member, before the first start. */
export interface DemoPosting {
  kind: 'grant' | 'withdrawal' | 'bet' | 'win';
  /** Multiples of a tenth of the merchant's smallest stake. */
  tenths: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Identifies the round or payment; unique per member. */
  round: string;
}

const day = 24 * 3_600_000;
/** Longest time since a member joined, in days. */
const maxMembershipDays = 64;

/** Join time of a member: today for some, up to nine weeks ago for others. Deterministic for a name and time. */
export function joinedAt(name: string, now: number): number {
  return now - Math.floor(chance(name, 'joined') ** 0.7 * maxMembershipDays * day) - 60_000;
}

/**
 * The history of a member since joining, oldest first: a deposit, rounds on some days, a withdrawal. Deposits exceed
 * possible losses, so no wallet goes negative.
 */
export function demoHistoryOf(name: string, now: number): DemoPosting[] {
  const joined = joinedAt(name, now);
  const postings: DemoPosting[] = [{ kind: 'grant', tenths: 30_000, at: joined, round: 'first' }];
  for (let start = joined; start < now; start += day) {
    const label = `day-${Math.round((start - joined) / day)}`;
    if (chance(name, label, 'plays') < 0.42) postings.push(...roundOf(name, label, start));
    if (chance(name, label, 'pays in') < 0.06)
      postings.push({ kind: 'grant', tenths: 2_000, ...moment(name, label, start, 0) });
    if (chance(name, label, 'pays out') < 0.03)
      postings.push({ kind: 'withdrawal', tenths: 500, ...moment(name, label, start, 0.99) });
  }
  return postings.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
}

function roundOf(name: string, label: string, start: number): DemoPosting[] {
  const bet = 10 * (3 + Math.floor(chance(name, label, 'stake') * 60));
  const won = Math.floor(bet * chance(name, label, 'luck') * 1.9);
  const { at, round } = moment(name, label, start, 0.02 + 0.9 * chance(name, label, 'when'));
  const stake: DemoPosting = { kind: 'bet', tenths: bet, at, round };
  return won === 0 ? [stake] : [stake, { kind: 'win', tenths: won, at: at + 4_000, round }];
}

function moment(name: string, label: string, start: number, part: number): { at: number; round: string } {
  return { at: start + Math.floor(part * day), round: `${name}-${label}` };
}

/** Pseudorandom number from 0 up to 1, deterministic for the given seeds. */
function chance(...seeds: string[]): number {
  return createHash('sha256').update(seeds.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}
