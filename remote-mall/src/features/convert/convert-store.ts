import { mallConvert, type IdempotencyKeys } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { keptKeys } from '@atrium/ui/drafts';
import { makeAutoObservable, runInAction } from 'mobx';
import { convertErrors, wholeAmount, type ConvertDraft } from './convert-draft';

interface ConvertErrors {
  amount?: string | undefined;
  password?: string | undefined;
}

/** The form that converts points to money. */
export class ConvertStore {
  draft: ConvertDraft = { amount: 1, password: '' };
  /** Stays on after a conversion, until the dialog has closed: another submission would convert once more. */
  sending = false;
  /** Key of the refusal of the last submission. */
  refusal: string | undefined;
  /** Errors show after the first submission. */
  submitted = false;
  /** The amount is not the one that was typed. */
  corrected = false;
  /** A submission of the corrected amount was refused: the person has seen it. */
  #seen = false;
  readonly #keys: IdempotencyKeys;
  readonly #api: Host['api'];
  readonly #points: () => number | undefined;

  constructor(host: Pick<Host, 'api' | 'session' | 'settings'>, points: () => number | undefined) {
    this.#api = host.api;
    this.#keys = keptKeys(host, 'convert');
    this.#points = points;
    makeAutoObservable(this);
  }

  get errors(): ConvertErrors {
    const errors: ConvertErrors = this.submitted ? convertErrors(this.draft, this.#points()) : {};
    return this.corrected ? { ...errors, amount: errors.amount ?? 'convert.corrected' } : errors;
  }

  change(part: Partial<ConvertDraft>): void {
    Object.assign(this.draft, part);
    if (part.amount !== undefined) this.#correct(false);
  }

  /** Turns the typed amount into one that can be converted, once typing has ended. */
  settleAmount(): void {
    const amount = wholeAmount(this.draft.amount);
    if (amount === this.draft.amount) return;
    this.draft.amount = amount;
    this.#correct(true);
  }

  /**
   * Submits a valid form. Returns whether it succeeded; otherwise the reason was reported and the form stays. A corrected
   * amount is refused once, so that no amount is converted unseen.
   */
  async submit(): Promise<boolean> {
    this.submitted = true;
    this.settleAmount();
    if (this.sending || this.errors.password) return false;
    if (this.corrected && this.#seen) this.#correct(false);
    this.#seen = this.corrected;
    if (this.errors.amount) return false;
    this.sending = true;
    this.refusal = undefined;
    try {
      await this.#send();
      return true;
    } catch (error) {
      runInAction(() => {
        this.refusal = isCallError(error) ? error.key : undefined;
        this.sending = false;
      });
      return false;
    }
  }

  #correct(corrected: boolean): void {
    this.corrected = corrected;
    this.#seen = false;
  }

  async #send(): Promise<void> {
    const { amount, password } = this.draft;
    await this.#keys.run(String(amount), (idempotencyKey) =>
      this.#api.call(mallConvert, { amount, password }, { idempotencyKey }),
    );
  }
}
