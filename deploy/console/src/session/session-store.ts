import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Identity } from '../registry/answers';
import { failureIn, type AskFailure } from '../registry/ask-failure';
import type { Ask, Credentials } from '../registry/ask';
import { forgetCredentials, keepCredentials, keptCredentials } from './kept-credentials';

/** A signed-in operator or team. */
export interface SignedIn {
  identity: Identity;
  ask: Ask;
}

/** The console's session. The token is stored for this tab only, until it is closed. */
export class SessionStore {
  signedIn: SignedIn | undefined = undefined;
  signingIn = false;
  /** Why signing in failed, or why the session ended. */
  failure: AskFailure | undefined = undefined;
  readonly #askAs: (credentials: Credentials) => Ask;

  constructor(askAs: (credentials: Credentials) => Ask) {
    this.#askAs = askAs;
    makeAutoObservable(this, { signedIn: observableRef, failure: observableRef });
  }

  async signIn(credentials: Credentials): Promise<void> {
    if (this.signingIn) return;
    this.signingIn = true;
    this.failure = undefined;
    const settle = await this.#enter(credentials);
    runInAction(() => {
      this.signingIn = false;
      settle();
    });
  }

  /** Signs in again after a reload. */
  async resume(): Promise<void> {
    const kept = keptCredentials();
    if (kept) await this.signIn(kept);
  }

  signOut(): void {
    forgetCredentials();
    this.signedIn = undefined;
    this.failure = undefined;
  }

  async #enter(credentials: Credentials): Promise<() => void> {
    const ask = this.#signOutWhenRefused(this.#askAs(credentials));
    try {
      const identity = await ask('who-am-i', {});
      keepCredentials(credentials);
      return () => {
        this.signedIn = { identity, ask };
      };
    } catch (error) {
      return () => {
        this.failure = failureIn(error);
      };
    }
  }

  /** Signs out when the token is refused, because it was revoked or has expired. */
  #signOutWhenRefused(ask: Ask): Ask {
    return async (name, input) => {
      try {
        return await ask(name, input);
      } catch (error) {
        const failure = failureIn(error);
        if (failure.kind === 'TokenRefused')
          runInAction(() => {
            this.signOut();
            this.failure = failure;
          });
        throw failure;
      }
    };
  }
}
