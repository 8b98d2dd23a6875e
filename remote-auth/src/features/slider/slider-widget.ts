import type { SliderResult } from '@atrium/api';
import { makeAutoObservable, observableRef } from 'mobx';

/** State of the slider: waiting, solved or failed. */
export class SliderWidget {
  status: 'waiting' | 'success' | 'error' = 'waiting';
  /** Kept until the slider is closed or fails; absent unless `status` is success. */
  result: SliderResult | undefined = undefined;
  /** The provider's failure code; absent unless `status` is error. */
  code: string | undefined = undefined;
  /** Number of the provider's frame; a new number mounts a fresh frame. */
  generation = 0;
  /** Whether the one permitted retry was used. */
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

  /** Starts over after a failure, once. */
  retry(): void {
    if (this.status !== 'error' || this.retried) return;
    this.reset();
    this.retried = true;
    this.generation += 1;
  }

  /** Resets the state and drops the result. */
  reset(): void {
    this.status = 'waiting';
    this.result = undefined;
    this.code = undefined;
  }
}
