import type { SliderResult } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A pending request to solve the slider, until it is solved or closed. */
export interface SliderRequest {
  /** @param reason text key of the notice if there is no result; default: the verification was not finished */
  settle(result: SliderResult | undefined, reason?: string): void;
}

/** Asks the player to solve the slider, shown by a `SliderStage`. Each result serves one request. */
export class Slider {
  /** The open request, if any. */
  request: SliderRequest | undefined = undefined;
  readonly #host: Pick<Host, 'messages' | 'language'>;

  constructor(host: Pick<Host, 'messages' | 'language'>) {
    this.#host = host;
    makeAutoObservable(this, { request: observableRef });
  }

  /**
   * Resolves with the request fields of the result, or `undefined` if it was closed or is already open; a notice
   * reports that.
   */
  async solve(): Promise<SliderResult | undefined> {
    if (this.request) return this.#refused('slider.tooFast');
    const { result, reason } = await new Promise<{ result: SliderResult | undefined; reason: string }>((resolve) => {
      this.request = { settle: (result, reason = 'verify_first') => resolve({ result, reason }) };
    });
    runInAction(() => (this.request = undefined));
    return result ?? this.#refused(reason);
  }

  /** Closes the slider without a notice, as on unmount. */
  reset(): void {
    this.request = undefined;
  }

  #refused(key: string): undefined {
    const { messages, language } = this.#host;
    void messages.notice(language.text(key));
  }
}
