import type { Readable } from './readable';

/** Who a signed-in person is, as far as anyone but the host may know. */
export interface Customer {
  id: string;
  account: string;
  nickname: string;
  /** 0 player; 1, 2, 41, 42 agents; 4 trial; 40 a player without mail and consolidated data. Gates go by facts, not by this. */
  kind: number;
}

export type SessionState =
  | { status: 'visitor' }
  | { status: 'signed-in'; customer: Customer }
  /** The server no longer knows the session; one message stands until the person confirms. */
  | { status: 'lost'; reason: string };

/** What the remote entrusted with sign-in hands over once the server has accepted somebody. */
export interface SessionGrant {
  /** `token` of the answer that granted the session: the gateway's handle, not the token itself. */
  token: string;
  account: string;
  /** See `Customer.kind`; absent when the server leaves it to the member info. */
  kind?: number;
  /** Whether this account has never signed in before: it is greeted once the session stands. Default: no. */
  firstTime?: boolean;
  /** Address of this portal to go on to, before the one the page was opened with or the merchant has set. */
  next?: string;
}

/** Who is here. The token itself is in a cookie that no script reads, and its handle stays in the host. */
export interface Session {
  state: Readable<SessionState>;
  /**
   * Starts a session. Resolves once the member info is loaded and every tab knows.
   * @throws when this remote has no `session` privilege.
   */
  establish(grant: SessionGrant): Promise<void>;
  /** Signs out on the server, in every tab, and leaves for the merchant's page. @throws as `establish`. */
  end(): Promise<void>;
}
