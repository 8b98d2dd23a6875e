import { passwordVerification } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';

/** The key a call is refused with that needs the password to have been given lately. */
const needed = 'password_verification_needed';

type Attempt<Answer> = { ok: true; value: Answer } | { ok: false };

/** Shows the server that it is still the owner who sits here, when a call asks for that. */
export class ProofStore {
  /** Whether the password is asked for. */
  asking = false;
  checking = false;
  wrong = false;
  readonly #host: Pick<Host, 'api'>;
  #answer: ((proven: boolean) => void) | undefined = undefined;

  constructor(host: Pick<Host, 'api'>) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Makes a call, and makes it again once the password was given if that is what it needs; undefined when the person
   * gives none. The call has to expect `ProofStore.expects`.
   */
  async through<Answer>(call: () => Promise<Attempt<Answer>>): Promise<{ value: Answer } | undefined> {
    const first = await call();
    if (first.ok) return first;
    if (!(await this.#ask())) return undefined;
    const second = await call();
    return second.ok ? second : undefined;
  }

  static readonly expects = [needed] as const;

  async give(password: string): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    this.wrong = false;
    try {
      const outcome = await this.#host.api.call(
        passwordVerification,
        { password },
        { expects: ['password_incorrect'] },
      );
      if (outcome.ok) this.#settle(true);
      else runInAction(() => (this.wrong = true));
    } catch (error) {
      if (!isCallError(error)) throw error; // others are told by the host
    } finally {
      runInAction(() => (this.checking = false));
    }
  }

  forgetFailure(): void {
    this.wrong = false;
  }

  cancel(): void {
    this.#settle(false);
  }

  #ask(): Promise<boolean> {
    this.#answer?.(false);
    runInAction(() => {
      this.asking = true;
      this.wrong = false;
    });
    return new Promise((resolve) => (this.#answer = resolve));
  }

  #settle(proven: boolean): void {
    runInAction(() => (this.asking = false));
    this.#answer?.(proven);
    this.#answer = undefined;
  }
}
