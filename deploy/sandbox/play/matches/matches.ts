import { cyclic } from '../../cyclic';
import { threeWay, twoWay, type Price } from './odds';

export const sides = ['home', 'draw', 'away'] as const;
export type Side = (typeof sides)[number];
export type MatchKind = 'sports' | 'esports';

export interface Match {
  id: string;
  kind: MatchKind;
  leagueId: string;
  league: string;
  home: string;
  away: string;
  /** Milliseconds since 1970. Bets are taken until then. */
  startsAt: number;
  endsAt: number;
  prices: Partial<Record<Side, Price>>;
}

/** Milliseconds between the starts of two matches of a kind, 2 minutes. */
const period = 120_000;
/** Duration of a match in milliseconds, 1 minute. */
const duration = 60_000;
/** Matches that can be bet on at a time. */
const openCount = 4;

const teams: Record<MatchKind, readonly string[]> = {
  sports: [
    ...['Harbour United', 'Northgate', 'Riverside Athletic', 'Old Mill', 'Castle Rovers', 'Lakeside'],
    ...['Summit City', 'Eastbrook', 'Meadow Town', 'Port Wanderers', 'Kingsbridge'],
  ],
  esports: [
    ...['Pixel Foxes', 'Null Pointers', 'Night Circuit', 'Iron Lag', 'Blue Shift'],
    ...['Respawn Nine', 'Vector Storm', 'Quiet Storm', 'Last Frame'],
  ],
};

const leagues: Record<MatchKind, readonly string[]> = {
  sports: ['Coastal League', 'Valley Cup', 'Island Series'],
  esports: ['Arena Masters', 'Circuit Open'],
};

/** The matches of a kind that can be bet on, soonest first; the same for all players at a time. */
export function openMatches(kind: MatchKind, now: number): Match[] {
  const next = Math.floor(now / period) + 1;
  return Array.from({ length: openCount }, (_, index) => matchOf(kind, next + index));
}

/** The match of an id, past or to come; undefined when there is none. */
export function matchById(id: string): Match | undefined {
  const [, kind, number] = /^(sports|esports)-([1-9]\d{0,11})$/.exec(id) ?? [];
  return kind === undefined ? undefined : matchOf(kind as MatchKind, Number(number));
}

function matchOf(kind: MatchKind, number: number): Match {
  const names = teams[kind];
  const home = number % names.length;
  // between one and all but one places after the home team
  const step = 1 + (Math.floor(number / names.length) % (names.length - 1));
  const league = number % leagues[kind].length;
  return {
    id: `${kind}-${number}`,
    kind,
    leagueId: `${kind}-league-${league}`,
    league: cyclic(leagues[kind], league),
    home: cyclic(names, home),
    away: cyclic(names, home + step),
    startsAt: number * period,
    endsAt: number * period + duration,
    prices: kind === 'sports' ? cyclic(threeWay, number * 5) : cyclic(twoWay, number * 3),
  };
}
