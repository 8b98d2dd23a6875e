import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { RefusalKey } from '../wire/refusals';

export interface Stake {
  account: Account;
  /** Minor units. */
  amount: number;
  vendor: string;
  /** The vendor's id of the game. */
  game: string;
  /** The bet slip, for bets on several events or numbers. */
  slip?: string | undefined;
}

export interface Incoming {
  account: Account;
  /** Minor units. */
  amount: number;
}

export interface DoorRefusal {
  /** Chooses the message that the player reads. */
  key: RefusalKey;
  /** One sentence for vendors and records. */
  reason: string;
}

export type DoorAnswer = 'allowed' | DoorRefusal;

/**
 * Decide whether money may move, by the rules of player protection. Each is called inside the transaction of the
 * posting, with the wallet locked, so that a limit counts exactly what was posted. Wins and rollbacks pass no door:
 * they are always accepted.
 */
export interface Doors {
  mayStake(transaction: Transaction, stake: Stake): Promise<DoorAnswer>;
  mayDeposit(transaction: Transaction, deposit: Incoming): Promise<DoorAnswer>;
  /** For money that is neither deposited nor won, such as converted points. */
  mayReceive(transaction: Transaction, incoming: Incoming): Promise<DoorAnswer>;
}

/** Allow everything. */
export const openDoors: Doors = {
  mayStake: async () => 'allowed',
  mayDeposit: async () => 'allowed',
  mayReceive: async () => 'allowed',
};
