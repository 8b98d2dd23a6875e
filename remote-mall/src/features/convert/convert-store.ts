import { mallConvert } from '@atrium/api';
import { isCallError, type Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { convertFaultsOf, type ConvertDraft } from './convert-draft';

/** The form that turns points into money, sent once. */
export class ConvertStore {
  draft: ConvertDraft = { amount: 1, password: '' };
  sending = false;
  /** Faults are told once it was tried to send. */
  tried = false;
  private attempt: { amount: number; key: string } | undefined;

  constructor(
    private readonly api: Api,
    private readonly points: () => number | undefined,
  ) {
    makeAutoObservable<this, 'api' | 'points' | 'attempt'>(this, { api: false, points: false, attempt: false });
  }

  get faults(): Partial<ReturnType<typeof convertFaultsOf>> {
    return this.tried ? convertFaultsOf(this.draft, this.points()) : {};
  }

  change(part: Partial<ConvertDraft>): void {
    Object.assign(this.draft, part);
  }

  /** Sends it when nothing is wrong. Answers whether it was done; why not has been told, and the form stays. */
  async submit(): Promise<boolean> {
    this.tried = true;
    if (this.sending || this.faults.amount || this.faults.password) return false;
    this.sending = true;
    try {
      await this.send();
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** The same amount keeps its key while nobody knows what became of it, so that it is carried out once. */
  private async send(): Promise<void> {
    const { amount, password } = this.draft;
    const key = this.attempt?.amount === amount ? this.attempt.key : crypto.randomUUID();
    this.attempt = { amount, key };
    try {
      await this.api.call(mallConvert, { amount, password }, { idempotencyKey: key });
    } catch (error) {
      const undecided = isCallError(error) && ['network', 'timeout'].includes(error.key);
      if (!undecided) this.attempt = undefined;
      throw error;
    }
  }
}
