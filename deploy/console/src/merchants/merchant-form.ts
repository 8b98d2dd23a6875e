import type { MerchantChange } from '@atrium/api/registry';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MerchantStatus } from '../registry/answers';
import type { Ask } from '../registry/ask';
import { failureIn, type AskFailure } from '../registry/ask-failure';
import type { Effect } from '../change/effects';

/** The changes of a merchant that the console offers; a complete configuration is applied by the command line. */
export type OfferedChange = Exclude<MerchantChange, { action: 'apply' }>;

/** A change of a merchant that is being prepared, and sending it once. */
export class MerchantForm {
  reason = '';
  sending = false;
  tried = false;
  refusal: AskFailure | undefined = undefined;
  /** The version that the change is based on; the change is refused if the merchant has changed by then. */
  version: number;
  readonly #ask: Ask;

  constructor(
    ask: Ask,
    readonly merchant: MerchantStatus,
    readonly change: OfferedChange,
  ) {
    this.#ask = ask;
    this.version = merchant.version;
    makeAutoObservable(this, { merchant: false, change: false, refusal: observableRef });
  }

  get fault(): string | undefined {
    return this.tried && !this.reason.trim() ? 'Enter a reason for the history.' : undefined;
  }

  /** Whether another operator has changed the merchant meanwhile. */
  get isOutdated(): boolean {
    return this.refusal?.kind === 'MerchantMoved';
  }

  get effects(): Effect[] {
    const { change, merchant } = this;
    const choose = (on: boolean, yes: string, no: string) => (on ? yes : no);
    switch (change.action) {
      case 'switch':
        return [{ who: change.switch, from: choose(!change.on, 'on', 'off'), to: choose(change.on, 'on', 'off') }];
      case 'remote':
        return [
          {
            who: change.remote,
            from: choose(!change.enabled, 'in the portal', 'not in the portal'),
            to: choose(change.enabled, 'in the portal', 'not in the portal'),
          },
        ];
      case 'rollback':
        return [{ who: 'The configuration', from: `version ${merchant.version}`, to: `that of version ${change.to}` }];
    }
  }

  write(reason: string): void {
    this.reason = reason;
  }

  /** Sends the change if there is a reason. Resolves with whether it was made; otherwise `refusal` has the reason. */
  async submit(): Promise<boolean> {
    this.tried = true;
    if (this.sending || this.fault !== undefined) return false;
    this.sending = true;
    this.refusal = undefined;
    const { code, environment } = this.merchant;
    const request = { code, environment, change: this.change, expected: this.version, reason: this.reason.trim() };
    const refusal = await this.#ask('change-merchant', request).then(
      () => undefined,
      (error: unknown) => failureIn(error),
    );
    runInAction(() => {
      this.sending = false;
      this.refusal = refusal;
    });
    return refusal === undefined;
  }
}
