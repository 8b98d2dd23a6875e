import type { Card } from '../rules/deck';
import type { DuelHand } from '../duel/poker-strength';
import type { Hand } from '../video-poker/rules';
import type { ListedBet } from '../matches/match-bets';
import type { Match, Side } from '../matches/matches';
import type { LineWin } from '../slot/evaluate';
import type { SlotSymbol } from '../slot/rules';
import type { WayWin } from '../slot-ways/evaluate';
import type { Table } from '../table';
import type { KindTextKey } from './kind-texts.js';
import type { Texts } from './texts.js';

export type { Card, DuelHand, Hand, LineWin, ListedBet, Match, Side, SlotSymbol, Table, WayWin };

/** A round as answered by the server; the board knows the other fields. */
export interface RoundResult {
  key: string;
  bet: number;
  choice: string;
  win: number;
  balance: number;
}

export interface SlotRules {
  strips: SlotSymbol[][];
  /** Of a slot with lines. */
  lines?: number[][];
  pays: Record<string, number[]>;
  scatterPays: number[];
  returns: Record<string, number>;
}

/** What a spin of a slot shows. */
export interface SlotView {
  window: SlotSymbol[][];
  lineWins?: LineWin[];
  wayWins?: WayWin[];
  scatter: { count: number; amount: number };
}

/** What a board gets from the page. */
export interface BoardContext {
  table: Table;
  texts: Texts;
  /** Texts of games that are no slots. */
  sayKind: (key: KindTextKey, values?: Record<string, string | number>) => string;
  money: (minor: number) => string;
  /** A share as a percentage. */
  percent: (share: number) => string;
  /** Whether motion is reduced. */
  still: boolean;
}

/** The part of a game page that differs between kinds. */
export interface Board {
  frame: HTMLElement;
  /** Content of the dialog with the rules. */
  rules: Node[];
  /** What the next bet is on; undefined when nothing is chosen. */
  choice(): string | undefined;
  /** Shows the result of an earlier round, or the state before the first. */
  show(last: RoundResult | undefined): void;
  /** A round has been sent. */
  start(): void;
  /** Shows a result; resolves when all has stopped. */
  stop(result: RoundResult): Promise<void>;
  /** Highlights what has won. */
  celebrate?(result: RoundResult): void;
  /** The result in words, before the announcement of a win. */
  summary?(result: RoundResult): string;
  /** The announcement in place of a win, when a round is not decided at once. */
  placed?(key: string): string | undefined;
  /** The announcement when the bet can no longer be placed. */
  closed?: string;
  /** Takes the changes of a table that was read again; returns an announcement if something was decided. */
  refresh?(table: Table): string | undefined;
  /** Milliseconds after which the table should be read again. */
  refreshAfter?(): number | undefined;
}
