import { makeAutoObservable, observableRef } from 'mobx';
import type { Action } from '../change/change';
import { ChangeForm } from '../change/change-form';
import { periods, type Period } from '../failures/period';
import { MerchantForm, type OfferedChange } from '../merchants/merchant-form';
import type {
  Channel,
  FailureRates,
  HistoryEvent,
  Identity,
  MerchantEvent,
  MerchantLine,
  MerchantStatus,
  NamedRelease,
  ReleaseLine,
} from '../registry/answers';
import type { Ask } from '../registry/ask';
import { Reading } from '../registry/reading';
import { ReadingsByKey } from '../registry/readings-by-key';
import type { SignedIn } from '../session/session-store';
import { readServing, type Serving } from '../serving/serving';

/** Key for the history of all remotes. */
export const allRemotes = '';

/** Milliseconds between two refreshes. */
const pollInterval = 5_000;

/** Number of shown history events: of all remotes, and of one remote or merchant. */
const historyLength = { everything: 200, one: 50 };

/** Data of the signed-in console, and the change that is being prepared. */
export class ConsoleState {
  readonly identity: Identity;
  readonly channels: Reading<Channel[]>;
  readonly releases: ReadingsByKey<ReleaseLine[]>;
  readonly history: ReadingsByKey<HistoryEvent[]>;
  /** By remote and period, as in `lobby hour`. */
  readonly failures: ReadingsByKey<FailureRates>;
  readonly merchants: Reading<MerchantLine[]>;
  readonly merchant: ReadingsByKey<MerchantStatus>;
  readonly merchantHistory: ReadingsByKey<MerchantEvent[]>;
  readonly serving = new Reading<Serving>(readServing);
  form: ChangeForm | undefined = undefined;
  merchantForm: MerchantForm | undefined = undefined;
  /** Confirmation of the last change. */
  done: string | undefined = undefined;
  readonly #ask: Ask;

  constructor({ identity, ask }: SignedIn) {
    this.identity = identity;
    this.#ask = ask;
    this.channels = new Reading(() => ask('status', {}));
    this.releases = new ReadingsByKey((remote) => ask('releases', { remote }));
    this.history = new ReadingsByKey((remote) =>
      remote === allRemotes
        ? ask('history', { environment: identity.environment, limit: historyLength.everything })
        : ask('history', { environment: identity.environment, remote, limit: historyLength.one }),
    );
    this.failures = new ReadingsByKey((key) => {
      const [remote, period] = key.split(' ') as [string, Period];
      const { minutes, bucket } = periods[period];
      return ask('failures', { environment: identity.environment, remote, minutes, bucket });
    });
    this.merchants = new Reading(() => ask('merchants', {}));
    this.merchant = new ReadingsByKey((code) => ask('merchant', { code }));
    this.merchantHistory = new ReadingsByKey((code) => ask('merchant-history', { code, limit: historyLength.one }));
    makeAutoObservable(this, {
      identity: false,
      channels: false,
      releases: false,
      history: false,
      failures: false,
      merchants: false,
      merchant: false,
      merchantHistory: false,
      serving: false,
      form: observableRef,
      merchantForm: observableRef,
    });
  }

  /** Refreshes regularly; returns a function that stops it. */
  start(): () => void {
    const stops = [this.channels.watch(pollInterval), this.serving.watch(pollInterval)];
    return () => stops.forEach((stop) => stop());
  }

  channel(remote: string): Channel | undefined {
    return this.channels.value?.find((channel) => channel.remote === remote);
  }

  /** A release with its version, where that is known. */
  named(remote: string, id: string): NamedRelease {
    const known = this.releases.of(remote).value?.find((release) => release.id === id);
    return { id, version: known?.version ?? '' };
  }

  /** Whether this token may change the remote. */
  mayChange(remote: string): boolean {
    const { operator, remotes } = this.identity;
    return operator || remotes === 'all' || remotes.includes(remote);
  }

  begin(action: Action, channel: Channel, release?: string): void {
    this.done = undefined;
    this.form = new ChangeForm(this.#ask, action, channel, release);
  }

  beginMerchant(merchant: MerchantStatus, change: OfferedChange): void {
    this.done = undefined;
    this.merchantForm = new MerchantForm(this.#ask, merchant, change);
  }

  /** Closes the change, whether it was made or not. */
  end(done?: string): void {
    this.form = this.merchantForm = undefined;
    this.done = done;
  }

  clearDone(): void {
    this.done = undefined;
  }

  /** Refreshes merchants that were shown. */
  refreshMerchants(): void {
    this.merchant.refresh();
    this.merchantHistory.refresh();
    void this.merchants.refresh();
  }

  /** Refreshes everything on the page. */
  async refresh(): Promise<void> {
    this.history.refresh();
    this.releases.refresh();
    await this.channels.refresh();
  }
}
