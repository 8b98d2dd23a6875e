import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Something asked of the server: its state, its latest value, and another try. */
export class Loadable<Value> {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  value: Value | undefined = undefined;
  private tries = 0;

  constructor(private readonly ask: () => Promise<Value>) {
    makeAutoObservable<this, 'ask' | 'tries'>(this, { ask: false, tries: false, value: observableRef });
  }

  /** Asks (again). Never rejects: a failure is a state. An answer that a later try has overtaken is dropped. */
  load = async (): Promise<void> => {
    const own = (this.tries += 1);
    this.state = 'loading';
    const outcome = await this.ask().then(
      (value) => () => this.arrive(value),
      () => () => this.fail(),
    );
    if (own === this.tries) runInAction(outcome);
  };

  private arrive(value: Value): void {
    this.value = value;
    this.state = 'ready';
  }

  private fail(): void {
    this.state = 'failed';
  }
}
