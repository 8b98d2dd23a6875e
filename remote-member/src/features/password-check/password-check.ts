import { passwordVerification } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';

/** Error key of calls that require a recent password check. */
const verificationNeeded = 'password_verification_needed';

type Attempt<Answer> = { ok: true; value: Answer } | { ok: false };

/** Asks for the password when a call requires a recent password check. */
export class PasswordCheck {
  /** Whether the dialog is open. */
  open = false;
  busy = false;
  wrong = false;
  readonly #host: Pick<Host, 'api'>;
  #answer: ((verified: boolean) => void) | undefined = undefined;

  constructor(host: Pick<Host, 'api'>) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Makes a call and repeats it after a password check if required; `undefined` if the check is cancelled. The call has
   * to expect `PasswordCheck.expects`.
   */
  async run<Answer>(call: () => Promise<Attempt<Answer>>): Promise<{ value: Answer } | undefined> {
    const first = await call();
    if (first.ok) return first;
    if (!(await this.#requestPassword())) return undefined;
    const second = await call();
    return second.ok ? second : undefined;
  }

  static readonly expects = [verificationNeeded] as const;

  async submit(password: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
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
      if (!isCallError(error)) throw error; // the host reports call errors
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  clearError(): void {
    this.wrong = false;
  }

  cancel(): void {
    this.#settle(false);
  }

  #requestPassword(): Promise<boolean> {
    this.#answer?.(false);
    runInAction(() => {
      this.open = true;
      this.wrong = false;
    });
    return new Promise((resolve) => (this.#answer = resolve));
  }

  #settle(verified: boolean): void {
    runInAction(() => (this.open = false));
    this.#answer?.(verified);
    this.#answer = undefined;
  }
}
