import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCallError } from '../host/api';

/** A request to the server: its state, its latest value, and a retry. */
export class Loadable<Value> {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  value: Value | undefined = undefined;
  /** Number of the last failed request, for support. */
  failedRequest: string | undefined = undefined;
  private latest = 0;
  private ask: (() => Promise<Value>) | undefined;

  constructor() {
    makeAutoObservable<this, 'latest' | 'ask'>(this, { latest: false, ask: false, value: observableRef });
  }

  /** Loads, unless a later `load` overtakes the answer. Never rejects: a failure is a state. Keeps the former value. */
  async load(ask: () => Promise<Value>): Promise<void> {
    const own = (this.latest += 1);
    this.ask = ask;
    this.state = 'loading';
    const settle = await ask().then(
      (value) => () => this.arrive(value),
      (error: unknown) => () => this.fail(error),
    );
    if (own === this.latest) runInAction(settle);
  }

  /** Repeats the last request. */
  readonly again = async (): Promise<void> => {
    if (this.ask) await this.load(this.ask);
  };

  /** Repeats the last request in the background: its start, its failure and an equal answer change nothing. */
  readonly refresh = async (): Promise<void> => {
    if (!this.ask || this.state === 'loading') return;
    const own = this.latest;
    const answer = await this.ask().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (!answer || own !== this.latest) return;
    if (this.state === 'ready' && JSON.stringify(answer.value) === JSON.stringify(this.value)) return;
    runInAction(() => this.arrive(answer.value));
  };

  private arrive(value: Value): void {
    this.value = value;
    this.state = 'ready';
  }

  private fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    this.state = 'failed';
  }
}
