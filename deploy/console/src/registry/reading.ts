import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureIn, type AskFailure } from './ask-failure';

/** Data from the server: its latest value, or the failure, and how to refresh it. */
export class Reading<Value> {
  value: Value | undefined = undefined;
  /** Why the last refresh failed; the value before it stays. */
  failure: AskFailure | undefined = undefined;
  loading = false;
  #latest = 0;
  readonly #read: () => Promise<Value>;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
    makeAutoObservable(this, {
      value: observableRef,
      failure: observableRef,
    });
  }

  /** Reads again; of concurrent reads the last one counts. Never rejects. */
  readonly refresh = async (): Promise<void> => {
    const own = (this.#latest += 1);
    this.loading = true;
    const settle = await this.#read().then(
      (value) => () => {
        this.value = value;
        this.failure = undefined;
      },
      (error: unknown) => () => {
        this.failure = failureIn(error);
      },
    );
    if (own !== this.#latest) return;
    runInAction(() => {
      this.loading = false;
      settle();
    });
  };

  /** Reads now, and regularly while the page is visible; returns a function that stops it. */
  watch(every: number): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.refresh(), every);
    return () => clearInterval(timer);
  }
}
