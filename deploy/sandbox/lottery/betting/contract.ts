/**
 * What the provider's page exchanges with its server, on the provider's own origin:
 *
 * - `POST /lottery/session` `{ ticket }` → `Opened`
 * - `GET /lottery/state?game=CODE` → `GameState`
 * - `PUT /lottery/draft` `SlipDraft` → null
 * - `POST /lottery/slips` `SlipRequest`, header `idempotency-key` → `PlacedSlip`
 * - `GET /lottery/bets` → `ListedSlip[]`, of all games, the latest first
 * - `GET /lottery/balance` → `{ balance }`
 * - `GET /lottery/draws/GAME/NUMERO/slips` → `{ slipsHash, slips }`, after the sale: the hash is SHA-256 of the lines
 * - `GET /lottery/beacon/ROUND` → `{ round, value, chain }`, after a draw with it: the value, and what the beacon published
 *   before it
 *
 * All but the first and the last two carry `authorization: Bearer TOKEN`. Answers are `{ success: true, value }`, or
 * `{ success: false, code, message, value? }` with a code of `SlipRefusal`. Amounts are minor units, times are
 * milliseconds since 1970 by the server's clock, issues are named by their public number.
 */
import type { Chance, NumbersOfLine, PlayKind } from './plays';

/** The page at `GET /lottery/GAME?ticket=…&lang=…&mode=…&type=…&id=…&bet_param=…`; `mode` is a layout. */
export type LotteryLayout = 'Traditional' | 'Entertainment' | 'tradition';

export interface Opened {
  token: string;
  state: GameState;
}

export interface GameState {
  game: string;
  /** Name in the language of the session. */
  name: string;
  /** Code of the group: SSC, 11X5, FFC, PK10, THGOV, THBANK, YEEKEE, VN. */
  family: string;
  /** Games that the same session can bet on, in the order of the lists. */
  games: { code: string; name: string; family: string }[];
  currency: { code: string; symbol: string; position: string; digits: number };
  /** Origins that receive the page's messages, as sources of a policy. */
  portals: string[];
  /** The time of this answer; countdowns are differences to it. */
  now: number;
  /** The first issue still on sale, then the next ones. */
  issues: IssueOnSale[];
  /** Prices of one line, ascending: the units of the slip. */
  units: number[];
  limits: {
    lines: number;
    multiple: number;
    issues: number;
    minimumStake: number;
    maximumStake: number;
    maximumPrize: number;
  };
  /** Part of the stakes that is paid back on average, in ten-thousandths. */
  returnRate: number;
  /** What every play pays back on average at least, in ten-thousandths: prizes are rounded down. */
  lowestReturn: number;
  plays: DescribedPlay[];
  balance: number;
  /** The slip that the player has not sent yet. */
  draft?: SlipDraft;
  /** The last slip, if it is not decided yet: sending it again with its key tells. */
  pending?: { key: string; slip: SlipRequest };
  /** The last slip, if it was accepted a short time ago. */
  accepted?: { slip: string; total: number };
}

/** A slip before it is sent. */
export interface SlipDraft {
  game: string;
  lines: SlipLine[];
  /** Place in the list of units. */
  unit: number;
  multiple: number;
  /** Number of issues, from the first one on sale. */
  issueCount: number;
}

export interface IssueOnSale {
  numero: string;
  /** When its sale ends. */
  closesAt: number;
  drawsAt: number;
}

/** A play as far as its name and numbers in text need it. */
export interface NamedPlay {
  code: string;
  kind: PlayKind;
  numbers: NumbersOfLine;
}

export interface DescribedPlay extends NamedPlay {
  chance: Chance;
  /** The prize of one line, in the order of `units`. */
  prizes: number[];
}

export interface SlipLine {
  play: string;
  /** In the order of the places; empty for a play on the sum. */
  numbers: number[];
}

/** The charged amount is unit × multiple × lines × issues. */
export interface SlipRequest {
  game: string;
  lines: SlipLine[];
  /** One of `units`. */
  unit: number;
  multiple: number;
  /** Public numbers of issues on sale, each once. */
  issues: string[];
  /** What the player read on the slip; another total is refused. */
  total: number;
}

export interface PlacedSlip {
  /** The slip's number, as my bets and the account record show it. */
  slip: string;
  total: number;
  balance: number;
}

/** `open`: not drawn yet. `missed`: its draw did not take place, the stake is returned. */
export type BetState = 'open' | 'won' | 'lost' | 'missed';

export interface ListedSlip {
  slip: string;
  game: string;
  name: string;
  family: string;
  placedAt: number;
  unit: number;
  multiple: number;
  total: number;
  lines: SlipLine[];
  /** Those of its lines. */
  plays: NamedPlay[];
  bets: ListedBet[];
}

/** A slip's bet on one issue. */
export interface ListedBet {
  numero: string;
  drawsAt: number;
  state: BetState;
  stake: number;
  win: number;
  /** The winning number, `3,0,9,9,1`; absent before the draw. */
  drawn?: string;
}

/** Why a slip is refused; it is accepted whole or not at all. */
export type SlipRefusal =
  /** `value`: `{ closed: numero, onSale: IssueOnSale }` */
  | 'lottery_issue_closed'
  /** A line names impossible, repeated or too many numbers, or an unknown play. `value`: `{ line: index }` */
  | 'lottery_numbers_impossible'
  /** `value`: `{ minimum, maximum }` */
  | 'lottery_stake_limits'
  /** `value`: `{ maximum }` */
  | 'lottery_prize_limit'
  /** `value`: `{ maximum }` */
  | 'lottery_too_many_lines'
  /** A trial account, or a guest. */
  | 'in_need_true_account'
  /** The provider sells nothing at this merchant now. */
  | 'vendor_under_maintenance'
  /** `value`: `{ balance }` */
  | 'balance-low'
  /** Not decided yet: send the same slip with the same key again. */
  | 'request_in_flight'
  | 'request_key_reused'
  | 'request_invalid'
  | 'play_session_ended'
  | 'server_busy';
