import type { Money } from './money';
import type { Readable } from './readable';

export interface Member {
  id: string;
  account: string;
  nickname: string;
  /** Milliseconds since 1970, absent on a first visit. */
  lastLogin?: number;
  /** How the account is called; what it may do is told by facts. Absent where the host is older. */
  role?: 'player' | 'agent';
  level?: { name: string; color?: string; rank?: number; automatic: boolean };
  labels: string[];
}

export interface Wallet {
  id: string;
  name: string;
  available: Money;
}

export interface Balance {
  /** Sum of the wallets' available amounts. */
  total: Money;
  wallets: Wallet[];
}

export interface Rank {
  /** How far it is to the next rank, 0 to 1. */
  progress: number;
  /** Name of the next rank; absent on the highest, and where the back end names none. */
  name?: string;
}

/** One part of the picture: loaded once as the role allows, refreshed by live events. */
export type Part<T> =
  | { state: 'absent' }
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  /** `failedRequest` is the number of the request, for support. */
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
  /** Number of payments that wait for this person to confirm them. */
  confirmations: number;
  rank: Rank;
  /** Whether the merchant runs one wallet for all vendors. */
  wallet: { single: boolean };
  rebate: { offered: boolean };
}

/** The host's read-only picture of the customer. Remotes keep no copy. */
export type Account = { [Name in keyof AccountParts]: Readable<Part<AccountParts[Name]>> } & {
  /** Loads a part again; calls within 300 ms are answered by one request. Failures show in the part's state. */
  refresh(part: keyof AccountParts): Promise<void>;
};
