import { promotionsPeriod, refreshDelay, unreadDelay } from '@atrium/api/figures';
import { isCallError, type AccountParts, type Events, type Part } from '@atrium/contract';
import { makeAutoObservable, observableShallow, reaction, runInAction } from 'mobx';
import type { SessionStore } from '../session/session-store';
import { debounced } from './debounced';
import type { PartLoaders } from './part-loaders';
import { ofEachPart, partNames, type PartName } from './part-names';
import { readMember } from './read-member';
import { partsOf } from './parts-of';

type Picture = { [Name in PartName]: Part<AccountParts[Name]> };

export interface AccountCollaborators {
  session: Pick<SessionStore, 'signedIn' | 'customer' | 'kind' | 'member'>;
  /** How to load each part; the code is loaded with the first sign-in. */
  loaders(): Promise<PartLoaders>;
  /** Whether the merchant has a switch on. */
  switched(name: string): boolean;
  publish: Events['publish'];
}

function nothingKnown(): Picture {
  return ofEachPart<Picture>(() => ({ state: 'absent' }));
}

function requestOf(error: unknown): string | undefined {
  return isCallError(error) ? error.details.requestId : undefined;
}

/** The customer's data: each part is loaded once if the role has it, then refreshed. Failures are shown in the part. */
export class AccountStore {
  parts: Picture = nothingKnown();
  readonly #with: AccountCollaborators;
  readonly #refreshes = debounced<PartName>((name) => this.#load(name), refreshDelay);

  constructor(collaborators: AccountCollaborators) {
    this.#with = collaborators;
    makeAutoObservable<this>(this, { parts: observableShallow }, { autoBind: true });
  }

  /** Follows the session: loads after a sign-in, clears after a sign-out. Returns its stop. */
  start(): () => void {
    const { session } = this.#with;
    let stopLoading = (): void => undefined;
    // identified by the account's name: the customer's id may only come with the member info
    const stopFollowing = reaction(
      () => session.customer && `${session.customer.kind} ${session.customer.account}`,
      (customer) => {
        stopLoading();
        this.parts = nothingKnown();
        this.#recognise();
        stopLoading = customer === undefined ? () => undefined : this.#loadAll();
      },
      { fireImmediately: true },
    );
    const stopRecognising = reaction(
      () => session.member,
      () => this.#recognise(),
    );
    return () => {
      stopFollowing();
      stopRecognising();
      stopLoading();
      this.#refreshes.stop();
    };
  }

  /** Reloads a part; calls close together share one request. Parts the role does not have stay absent. */
  async refresh(name: PartName): Promise<void> {
    if (this.#allowed(name)) await this.#refreshes.call(name);
  }

  /** Adopts the member info that the session already has. */
  #recognise(): void {
    const { member } = this.#with.session;
    if (member) this.#set('member', { state: 'ready', value: readMember(member) });
  }

  #loadAll(): () => void {
    const { session } = this.#with;
    for (const name of partNames) {
      const known = name === 'member' && session.member;
      if (name !== 'unread' && this.#allowed(name) && !known) void this.#load(name);
    }
    const unread = setTimeout(() => this.#allowed('unread') && void this.#load('unread'), unreadDelay);
    const promotions = setInterval(
      () => this.#allowed('promotions') && void this.#load('promotions'),
      promotionsPeriod,
    );
    return () => {
      clearTimeout(unread);
      clearInterval(promotions);
    };
  }

  #allowed(name: PartName): boolean {
    const { session, switched } = this.#with;
    return session.signedIn && session.kind !== undefined && partsOf(session.kind, switched).includes(name);
  }

  async #load<Name extends PartName>(name: Name): Promise<void> {
    const { session, loaders, publish } = this.#with;
    const customer = session.customer?.account;
    const before = this.parts[name];
    const known = 'value' in before && before.value !== undefined ? { value: before.value } : {};
    this.#set(name, { state: 'loading', ...known } as Picture[Name]);
    const part = await loaders()
      .then((load) => load[name]())
      .then(
        (value) => ({ state: 'ready', value }) as Picture[Name],
        (error: unknown) => ({ state: 'failed', ...known, failedRequest: requestOf(error) }) as Picture[Name],
      );
    if (session.customer?.account !== customer) return;
    this.#set(name, part);
    if (part.state === 'ready') publish('account.changed@1', { part: name });
  }

  #set<Name extends PartName>(name: Name, part: Picture[Name]): void {
    runInAction(() => Object.assign(this.parts, { [name]: part }));
  }
}
