import type { SocialArguments } from '@atrium/api';
import { isCallError, type Host, type SessionGrant } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { landing } from './landing';
import type { HeldSession, Outcome, Proof, SocialPerson } from './outcome';

/** What stands between a right proof and a session; the view draws it over the ways in. */
export type Hurdle = { kind: 'second-factor'; proof: Proof } | { kind: 'password-change'; held: HeldSession };

export interface AttemptOptions {
  /** Runs once somebody is let in, before the session begins; `changed` when the password typed is no longer the one. */
  onAccepted?: (how: { changed: boolean }) => Promise<void>;
  onRefused?: (refusal: Extract<Outcome, { kind: 'refused' }>) => void;
}

/**
 * Letting somebody in: one attempt at a time whatever the way, what stands between it and a session, and the session's
 * beginning. Every way in hands its outcome here.
 */
export class Admission {
  /** `accepted` stays until the host takes the view away. */
  status: 'idle' | 'asking' | 'accepted' = 'idle';
  hurdle: Hurdle | undefined = undefined;
  /** The last attempt failed and nobody has said so yet; in the server's words where there are any. */
  failedUntold: boolean | string = false;
  /** A social identity that is to be bound to the account somebody signs in to. */
  binding: SocialPerson | undefined = undefined;
  readonly #host: Host;
  #options: AttemptOptions = {};

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.status !== 'idle';
  }

  /** What a sign-in is sent with besides, while an identity waits to be bound. */
  get bindingArguments(): Partial<SocialArguments> {
    return this.binding ? { channel: this.binding.channel, idToken: this.binding.idToken } : {};
  }

  bind(person: SocialPerson): void {
    this.binding = person;
  }

  unbind(): void {
    this.binding = undefined;
  }

  /** One attempt; while one is under way another is not begun. */
  async attempt(ask: () => Promise<Outcome>, options: AttemptOptions = {}): Promise<void> {
    if (this.busy) return;
    this.#options = options;
    this.hurdle = undefined;
    await this.#settle(ask);
  }

  /** A hurdle was taken: the second factor was right, or came to something further. */
  async goOn(outcome: Outcome): Promise<void> {
    await this.#settle(() => Promise.resolve(outcome));
  }

  /** The password was changed in the held session's name: that session begins, and the person lands at home. */
  async changed({ grant }: HeldSession): Promise<void> {
    await this.#settle(async () => {
      await this.#begin({ ...grant, next: landing }, { changed: true });
      return undefined;
    });
  }

  /** The person leaves a hurdle: a visitor they stay, and what they typed stays with the form. */
  abandon(): void {
    this.hurdle = undefined;
    this.#options = {}; // what they hold of the attempt, such as its password, is nobody's any more
  }

  forgetFailure(): void {
    this.failedUntold = false;
  }

  async #settle(ask: () => Promise<Outcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.status = 'asking';
    this.failedUntold = false;
    try {
      const outcome = await ask();
      if (outcome) await this.#take(outcome);
    } catch (error) {
      if (!isCallError(error)) this.#host.telemetry.error(error);
      runInAction(() => (this.failedUntold = !isCallError(error) || error.details.told !== true));
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
  }

  async #take(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'accepted') return this.#begin(outcome.grant, { changed: false });
    runInAction(() => {
      this.hurdle = outcome.kind === 'refused' ? undefined : outcome;
      if (outcome.kind === 'refused') this.failedUntold = !outcome.told && (outcome.why ?? true);
    });
    if (outcome.kind === 'refused') this.#options.onRefused?.(outcome);
  }

  async #begin(grant: SessionGrant, how: { changed: boolean }): Promise<void> {
    await this.#options.onAccepted?.(how);
    await this.#host.session.establish(grant);
    runInAction(() => {
      this.status = 'accepted';
      this.abandon();
    });
  }
}
