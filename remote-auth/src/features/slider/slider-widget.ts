import type { SliderResult } from '@atrium/api';
import { makeAutoObservable, observableRef } from 'mobx';

/** The slider as it stands: waiting for the person, then solved or failed. */
export class SliderWidget {
  status: 'waiting' | 'success' | 'error' = 'waiting';
  /** Kept until it is closed or fails; absent unless `status` is success. */
  result: SliderResult | undefined = undefined;
  /** The provider's code of the failure, absent unless `status` is error. */
  code: string | undefined = undefined;
  /** Counts the provider's frames that were made: a new one begins from nothing. */
  generation = 0;
  /** One failure may be tried again. */
  retried = false;
  readonly #solved: (result: SliderResult) => void;

  constructor(solved: (result: SliderResult) => void) {
    this.#solved = solved;
    makeAutoObservable(this, { result: observableRef });
  }

  succeed(result: SliderResult): void {
    if (this.status !== 'waiting') return;
    this.status = 'success';
    this.result = result;
    this.#solved(result);
  }

  fail(code: string): void {
    this.reset();
    this.status = 'error';
    this.code = code;
  }

  /** Makes the widget anew after a failure, once. */
  retry(): void {
    if (this.status !== 'error' || this.retried) return;
    this.reset();
    this.retried = true;
    this.generation += 1;
  }

  /** Back to its start; a result is dropped. */
  reset(): void {
    this.status = 'waiting';
    this.result = undefined;
    this.code = undefined;
  }
}
