import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCallError } from '../host/api';

/** A request to the server: its state, its latest value, and a retry. */
export class Loadable<Value> {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  value: Value | undefined = undefined;
  /** Number of the last failed request, for support. */
  failedRequest: string | undefined = undefined;
  /** Number of requests so far. */
  #asked = 0;

  /** Number of the load under way, or of the request with the shown answer. */
  #latest = 0;

  /** Whether a refresh was due while a load was under way. */
  #stale = false;
  #ask: (() => Promise<Value>) | undefined;

  constructor() {
    makeAutoObservable(this, { value: observableRef });
  }

  /** Loads, unless a later `load` overtakes the answer. Never rejects: a failure is a state. Keeps the former value. */
  async load(ask: () => Promise<Value>): Promise<void> {
    const own = (this.#latest = this.#asked += 1);
    this.#ask = ask;
    this.#stale = false;
    this.state = 'loading';
    const settle = await ask().then(
      (value) => () => this.#arrive(value),
      (error: unknown) => () => this.#fail(error),
    );
    if (own !== this.#latest) return;
    runInAction(settle);
    if (this.#stale) await this.refresh();
  }

  /** Repeats the last request. */
  readonly again = async (): Promise<void> => {
    if (this.#ask) await this.load(this.#ask);
  };

  /**
   * Repeats the last request in the background: its start, its failure and an equal answer change nothing. While a load
   * is under way, the refresh follows it. The answer to a later request is never replaced by that to an earlier one.
   */
  readonly refresh = async (): Promise<void> => {
    this.#stale = this.state === 'loading';
    if (!this.#ask || this.#stale) return;
    const own = (this.#asked += 1);
    const answer = await this.#ask().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (!answer || own < this.#latest) return;
    this.#latest = own;
    if (this.state === 'ready' && JSON.stringify(answer.value) === JSON.stringify(this.value)) return;
    runInAction(() => this.#arrive(answer.value));
  };

  #arrive(value: Value): void {
    this.value = value;
    this.state = 'ready';
  }

  #fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    this.state = 'failed';
  }
}
