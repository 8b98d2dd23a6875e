import type { Money } from './money';
import type { Readable } from './readable';
import type { Customer } from './session';

export interface Member extends Pick<Customer, 'id' | 'account' | 'nickname'> {
  /** Milliseconds since 1970, absent on a first visit. */
  lastLogin?: number;
  /**
   * Whether the account is a player's or an agent's, for wording only; facts say what it may do. Absent on an older
   * host.
   */
  role?: 'player' | 'agent';
  level?: { id?: string; name: string; color?: string; rank?: number; automatic: boolean };
  labels: string[];
  /** Whether the benefits of ranks are shown; absent where the back end does not say. */
  showsRankBenefits?: boolean;
  /** Whether the member may transfer to the upline; absent on an older host. */
  toUpline?: boolean;
  /** The VIP programme of the member; absent where there is none. */
  vip?: { label: string; level?: number; progress?: number };
}

export interface Wallet {
  id: string;
  name: string;
  available: Money;
}

export interface Balance {
  /** Sum of the wallets' available amounts. */
  total: Money;
  /** The total leaves out a wallet that could not be read: the member has this much or more. */
  atLeast?: boolean;
  wallets: Wallet[];
}

export interface Rank {
  /** Progress to the next rank, 0 to 1. */
  progress: number;
  /** Name of the next rank; absent on the highest, and when the back end does not name it. */
  name?: string;
}

/** One part of the account data: loaded once if the role has it, refreshed by live events. */
export type Part<T> =
  | { state: 'absent' }
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  /** `failedRequest` is the number of the failed request, for support. */
  | { state: 'failed'; value?: T; failedRequest?: string };

export interface AccountParts {
  member: Member;
  balance: Balance;
  /** Number of unread messages. */
  unread: number;
  /** Promotions by kind, for example `MISSION`. */
  promotions: Record<string, { enabled: boolean; count: number }>;
  /** Contract flags by name. */
  contracts: Record<string, boolean>;
  /** Number of payments that wait for confirmation by this person. */
  confirmations: number;
  rank: Rank;
  /** Whether the merchant runs one wallet for all vendors. */
  wallet: { single: boolean };
  rebate: { offered: boolean };
}

/** The host's read-only account data. Remotes keep no copy. */
export type Account = { [Name in keyof AccountParts]: Readable<Part<AccountParts[Name]>> } & {
  /** Reloads a part; calls within 300 ms share one request. Failures are shown in the part's state. */
  refresh(part: keyof AccountParts): Promise<void>;
};
