import type { MemberInfo } from '@atrium/api';
import type { Customer, Events, SessionGrant, SessionRecord, SessionState } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { customerOf } from './customer-of';
import { storedSession, storeSession, type OwnDetails } from './stored-session';
import type { SessionKeys } from '../../storage/session-keys';
import { reduceSession, type SessionEvent } from './session-reducer';
import type { EndReason, SessionMessage } from './session-message';
import type { TabChannel } from '../../storage/tab-channel';

/** How long a new tab waits for another to pass on the session, in milliseconds. */
export const answerTime = 100;

export interface SessionCollaborators {
  keys: SessionKeys;
  tabs: TabChannel<SessionMessage>;
  /** Notifies the server; must not wait. */
  logOut(token: string): void;
  /** Clears the storages and leaves the page, to an address of the portal if one was chosen. */
  depart(reason: EndReason, to?: string): void;
  publish: Events['publish'];
}

/** The server calls that the session needs. */
export interface SessionServer {
  /** `GET /wps/member/info`; with a token, for a session that is not established yet. */
  loadMember(token?: string): Promise<MemberInfo>;
}

/** The session. One customer per browser and merchant: every tab follows the last sign-in or sign-out. */
export class SessionStore {
  state: SessionState = { status: 'visitor' };
  /** The last customer; stays while the session is lost, so that nothing behind the message changes. */
  customer: Customer | undefined = undefined;
  /** The member info of this session, once loaded. */
  member: MemberInfo | undefined = undefined;
  readonly #with: SessionCollaborators;

  /** Set by `connect`, before anything is established. */
  #server!: SessionServer;
  #next: string | undefined;

  constructor(collaborators: SessionCollaborators) {
    this.#with = collaborators;
    makeAutoObservable<this>(
      this,
      { state: observableRef, customer: observableRef, member: observableRef },
      { autoBind: true },
    );
  }

  /** Connects the server once the client exists: the client sends what `authorization` returns. */
  connect(server: SessionServer): void {
    this.#server = server;
  }

  get signedIn(): boolean {
    return this.state.status === 'signed-in';
  }

  get lost(): boolean {
    return this.state.status === 'lost';
  }

  /** Kind of the customer's account, see `Customer.kind`. */
  get kind(): number | undefined {
    return this.customer?.kind;
  }

  /**
   * What the clients send as `Authorization`: the handle that the gateway exchanges for the token
   * (docs/decisions/0048). Only the clients may call this.
   */
  authorization(): string | undefined {
    return this.#with.keys.get('token') || undefined;
  }

  /**
   * Resumes the session of this tab or of another one. `ready` resolves when it is known whether a customer is signed
   * in: at once with a session in this tab, else with the first answer or after 100 ms without one.
   */
  start(): { ready: Promise<void>; stop: () => void } {
    let stop = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      const stopListening = this.#with.tabs.listen((message) => {
        runInAction(() => this.#receive(message));
        if (message.say === 'signed-in') resolve();
      });
      const timer = this.resume() ? resolve() : setTimeout(resolve, answerTime);
      stop = () => {
        clearTimeout(timer ?? undefined);
        stopListening();
      };
    });
    return { ready, stop };
  }

  /**
   * Takes over the session of this tab's storage, ends a session that the storage no longer has, and asks the other
   * tabs for theirs. Returns whether the storage has a session.
   */
  resume(): boolean {
    const { keys, tabs } = this.#with;
    const own = storedSession(keys);
    if (own && own.customer.account !== this.customer?.account) {
      this.member = undefined;
      this.#apply({ type: 'signed-in', customer: own.customer });
    }
    if (!own && this.state.status !== 'visitor') this.#leave('signed-out');
    tabs.post({ say: 'who-is-here' });
    return own !== undefined;
  }

  /** Starts a session that the server has granted: reads the member info first, then changes everything at once. */
  async establish(grant: SessionGrant): Promise<void> {
    const member = await this.#server.loadMember(grant.token);
    const customer = customerOf(member, grant);
    const session = { token: grant.token, customer };
    const { memberLabel, toUpline } = member;
    this.#next = grant.next;
    runInAction(() => {
      this.#begin(session, { username: grant.account, memberLabel, toUpline });
      this.member = member;
    });
    this.#with.tabs.post({ say: 'signed-in', session });
    const { account } = customer;
    this.#with.publish('session.signed-in@1', grant.firstTime ? { account, firstTime: true } : { account });
  }

  /** The target after the sign-in, set by the remote that signed the person in; returned once. */
  takeNext(): string | undefined {
    const next = this.#next;
    this.#next = undefined;
    return next;
  }

  /** Reads the member info again; the customer stays the same. */
  async refreshMember(): Promise<MemberInfo> {
    const token = this.authorization();
    const member = await this.#server.loadMember();
    if (token === this.authorization()) runInAction(() => this.#updateCustomer(member));
    return member;
  }

  /** Signs out: on the server, here, and in every other tab. */
  end(): void {
    const token = this.authorization();
    if (token) this.#with.logOut(token);
    this.#with.tabs.post({ say: 'ended', reason: 'signed-out' });
    this.#leave('signed-out');
  }

  /** The server no longer knows the session. Returns whether this is the first report, so that one message is shown. */
  lose(reason: string): boolean {
    if (!this.signedIn) return false;
    this.#apply({ type: 'refused', reason });
    return true;
  }

  /** The person has read that the session is lost: it is cleared in every tab. This tab leaves for home, or for `to`. */
  confirmLoss(to?: string): void {
    this.#with.tabs.post({ say: 'ended', reason: 'lost' });
    this.#leave('lost', to);
  }

  #receive(message: SessionMessage): void {
    const own = storedSession(this.#with.keys);
    if (message.say === 'who-is-here' && this.signedIn && own) this.#with.tabs.post({ say: 'signed-in', session: own });
    if (message.say === 'signed-in' && !this.lost && message.session.token !== own?.token) this.#begin(message.session);
    if (message.say === 'ended' && this.state.status !== 'visitor') this.#leave(message.reason);
  }

  #begin(session: SessionRecord, details?: OwnDetails): void {
    storeSession(this.#with.keys, session, details);
    this.member = undefined;
    this.#apply({ type: 'signed-in', customer: session.customer });
  }

  #updateCustomer(member: MemberInfo): void {
    const own = storedSession(this.#with.keys);
    if (!own) return;
    const session = { token: own.token, customer: customerOf(member, own.customer) };
    const { memberLabel, toUpline } = member;
    storeSession(this.#with.keys, session, { username: this.#with.keys.get('username'), memberLabel, toUpline });
    this.member = member;
    this.#apply({ type: 'recognised', customer: session.customer });
  }

  #leave(reason: EndReason, to?: string): void {
    this.#with.depart(reason, to);
    this.member = undefined;
    this.#apply({ type: 'ended' });
    this.#with.publish('session.ended@1', { reason });
  }

  #apply(event: SessionEvent): void {
    this.state = reduceSession(this.state, event);
    if (this.state.status === 'signed-in') this.customer = this.state.customer;
    if (this.state.status === 'visitor') this.customer = undefined;
  }
}
