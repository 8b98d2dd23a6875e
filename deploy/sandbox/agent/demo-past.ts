import { createHash } from 'node:crypto';

/** What a member of a demo team did before the first start. */
export interface Deed {
  kind: 'grant' | 'withdrawal' | 'bet' | 'win';
  /** Multiples of the merchant's smallest stake, in tenths. */
  tenths: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Names the round or the payment; unique for the member. */
  round: string;
}

const day = 24 * 3_600_000;
/** How long ago the first of them joined, at most. */
const reach = 64;

/** When a member joined: some of them today, others up to nine weeks ago. The same for the same name and time. */
export function joinedAt(name: string, now: number): number {
  return now - Math.floor(chance(name, 'joined') ** 0.7 * reach * day) - 60_000;
}

/**
 * Everything a member did since joining, the earliest first: money paid in, a few rounds on some days, money paid out.
 * More is paid in than can be lost, so that no wallet falls below zero.
 */
export function pastOf(name: string, now: number): Deed[] {
  const joined = joinedAt(name, now);
  const deeds: Deed[] = [{ kind: 'grant', tenths: 30_000, at: joined, round: 'first' }];
  for (let start = joined; start < now; start += day) {
    const label = `day-${Math.round((start - joined) / day)}`;
    if (chance(name, label, 'plays') < 0.42) deeds.push(...roundOf(name, label, start));
    if (chance(name, label, 'pays in') < 0.06)
      deeds.push({ kind: 'grant', tenths: 2_000, ...moment(name, label, start, 0) });
    if (chance(name, label, 'pays out') < 0.03)
      deeds.push({ kind: 'withdrawal', tenths: 500, ...moment(name, label, start, 0.99) });
  }
  return deeds.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
}

function roundOf(name: string, label: string, start: number): Deed[] {
  const bet = 10 * (3 + Math.floor(chance(name, label, 'stake') * 60));
  const won = Math.floor(bet * chance(name, label, 'luck') * 1.9);
  const { at, round } = moment(name, label, start, 0.02 + 0.9 * chance(name, label, 'when'));
  const stake: Deed = { kind: 'bet', tenths: bet, at, round };
  return won === 0 ? [stake] : [stake, { kind: 'win', tenths: won, at: at + 4_000, round }];
}

function moment(name: string, label: string, start: number, part: number): { at: number; round: string } {
  return { at: start + Math.floor(part * day), round: `${name}-${label}` };
}

/** From 0 up to 1, by chance but always the same for the same words. */
function chance(...words: string[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}
