import * as v from 'valibot';
import type { Readable } from './readable';

/**
 * The signed-in customer, as far as remotes may know: the one record that storage, tabs and the embedding page share.
 */
export const CustomerSchema = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  /**
   * 0 player; 1, 2, 41, 42 agents; 4 trial; 40 a player without mail and consolidated data. Conditions use facts, not
   * this.
   */
  kind: v.number(),
});

export type Customer = v.InferOutput<typeof CustomerSchema>;

/** A session as host and embedding page keep it; remotes see its customer. */
export const SessionRecordSchema = v.object({
  /** The gateway's handle; in an embedding page, the token that the back end issued. */
  token: v.pipe(v.string(), v.minLength(1)),
  customer: CustomerSchema,
});

export type SessionRecord = v.InferOutput<typeof SessionRecordSchema>;

export type SessionState =
  | { status: 'visitor' }
  | { status: 'signed-in'; customer: Customer }
  /** The server no longer knows the session; one message stays open until the person confirms. */
  | { status: 'lost'; reason: string };

/** The result of a sign-in that the remote with the session privilege passes to the host. */
export interface SessionGrant extends Pick<Customer, 'account'> {
  /** `token` of the answer that granted the session: the gateway's handle, not the token itself. */
  token: string;
  /** Absent when it comes with the member info. */
  kind?: Customer['kind'];
  /** Whether this account has never signed in before: it is greeted once the session has begun. Default: no. */
  firstTime?: boolean;
  /** Address of this portal to open next; takes precedence over the requested page and the merchant's. */
  next?: string;
}

/** The session. The token itself is in a cookie that no script reads, and its handle stays in the host. */
export interface Session {
  state: Readable<SessionState>;
  /**
   * Starts a session. Resolves once the member info is loaded and every tab has the session.
   * @throws when this remote has no `session` privilege.
   */
  establish(grant: SessionGrant): Promise<void>;
  /** Signs out on the server and in every tab, and opens the merchant's page. @throws as `establish`. */
  end(): Promise<void>;
}
