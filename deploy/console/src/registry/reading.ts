import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureIn, type AskFailure } from './ask-failure';

/** Something read from the server: its latest value, why there is none, and reading it again. */
export class Reading<Value> {
  value: Value | undefined = undefined;
  /** Why the last try brought nothing; the value before stays. */
  failure: AskFailure | undefined = undefined;
  loading = false;
  private latest = 0;

  constructor(private readonly read: () => Promise<Value>) {
    makeAutoObservable<this, 'read' | 'latest'>(this, {
      read: false,
      latest: false,
      value: observableRef,
      failure: observableRef,
    });
  }

  /** Reads again; of several tries the last counts. Never rejects. */
  readonly refresh = async (): Promise<void> => {
    const own = (this.latest += 1);
    this.loading = true;
    const settle = await this.read().then(
      (value) => () => {
        this.value = value;
        this.failure = undefined;
      },
      (error: unknown) => () => {
        this.failure = failureIn(error);
      },
    );
    if (own !== this.latest) return;
    runInAction(() => {
      this.loading = false;
      settle();
    });
  };

  /** Reads now, and again every so many milliseconds while the page is seen; returns what ends that. */
  watch(every: number): () => void {
    void this.refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.refresh(), every);
    return () => clearInterval(timer);
  }
}
