import type { SliderResult } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A person who is asked to solve the slider, until they have or have closed it. */
export interface SliderRequest {
  /** @param why key of what is said without a result; that it was not finished unless told */
  settle(result: SliderResult | undefined, why?: string): void;
}

/**
 * Asks a person to solve the slider. `SliderStage` shows it where a form stands; each solving serves one request, so it
 * is asked for again for the next.
 */
export class Slider {
  /** The one that stands open, if any. */
  request: SliderRequest | undefined = undefined;
  readonly #host: Pick<Host, 'messages' | 'language'>;

  constructor(host: Pick<Host, 'messages' | 'language'>) {
    this.#host = host;
    makeAutoObservable(this, { request: observableRef });
  }

  /**
   * Resolves with the result's fields, to be sent along. With `undefined` when the person closed it, or when it stands
   * open already; then they have been told.
   */
  async solve(): Promise<SliderResult | undefined> {
    if (this.request) return this.#refused('slider.tooFast');
    const { result, why } = await new Promise<{ result: SliderResult | undefined; why: string }>((resolve) => {
      this.request = { settle: (result, why = 'verify_first') => resolve({ result, why }) };
    });
    runInAction(() => (this.request = undefined));
    return result ?? this.#refused(why);
  }

  /** Takes it away, as when the form goes; nothing is said. */
  reset(): void {
    this.request = undefined;
  }

  #refused(key: string): undefined {
    const { messages, language } = this.#host;
    void messages.notice(language.text(key));
  }
}
