import { mallConvert } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { WishKeeper } from '../wish/wish-keeper';
import { convertFaultsOf, type ConvertDraft } from './convert-draft';

/** The form that turns points into money, sent once. */
export class ConvertStore {
  draft: ConvertDraft = { amount: 1, password: '' };
  sending = false;
  /** Faults are told once it was tried to send. */
  tried = false;
  private readonly wish = new WishKeeper();

  constructor(
    private readonly api: Api,
    private readonly points: () => number | undefined,
  ) {
    makeAutoObservable<this, 'api' | 'points' | 'wish'>(this, { api: false, points: false, wish: false });
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

  private async send(): Promise<void> {
    const { amount, password } = this.draft;
    await this.wish.carryOut(String(amount), (idempotencyKey) =>
      this.api.call(mallConvert, { amount, password }, { idempotencyKey }),
    );
  }
}
