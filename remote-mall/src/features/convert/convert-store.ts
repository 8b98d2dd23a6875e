import { mallConvert, type IdempotencyKeys } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { keptKeys } from '@atrium/ui/drafts';
import { makeAutoObservable, runInAction } from 'mobx';
import { convertErrors, wholeAmount, type ConvertDraft } from './convert-draft';

/** The form that converts points to money. */
export class ConvertStore {
  draft: ConvertDraft = { amount: 1, password: '' };
  sending = false;
  /** Key of the refusal of the last submission. */
  refusal: string | undefined;
  /** Errors show after the first submission. */
  submitted = false;
  readonly #keys: IdempotencyKeys;
  readonly #api: Host['api'];
  readonly #points: () => number | undefined;

  constructor(host: Pick<Host, 'api' | 'session' | 'settings'>, points: () => number | undefined) {
    this.#api = host.api;
    this.#keys = keptKeys(host, 'convert');
    this.#points = points;
    makeAutoObservable(this);
  }

  get errors(): Partial<ReturnType<typeof convertErrors>> {
    return this.submitted ? convertErrors(this.draft, this.#points()) : {};
  }

  change(part: Partial<ConvertDraft>): void {
    Object.assign(this.draft, part);
  }

  /** Turns the typed amount into one that can be converted, once typing has ended. */
  settleAmount(): void {
    this.draft.amount = wholeAmount(this.draft.amount);
  }

  /** Submits a valid form. Returns whether it succeeded; otherwise the reason was reported and the form stays. */
  async submit(): Promise<boolean> {
    this.submitted = true;
    this.settleAmount();
    if (this.sending || this.errors.amount || this.errors.password) return false;
    this.sending = true;
    this.refusal = undefined;
    try {
      await this.#send();
      return true;
    } catch (error) {
      runInAction(() => (this.refusal = isCallError(error) ? error.key : undefined));
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  async #send(): Promise<void> {
    const { amount, password } = this.draft;
    await this.#keys.run(String(amount), (idempotencyKey) =>
      this.#api.call(mallConvert, { amount, password }, { idempotencyKey }),
    );
  }
}
