import { systemHelp, type HelpItem } from '@atrium/api';
import { helpDelay } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';

/** The help centre of the merchant in one language. */
export class HelpStore {
  readonly topics = new Loadable<HelpItem[]>();
  readonly #host: Pick<Host, 'api' | 'signal'>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Pick<Host, 'api' | 'signal'>) {
    this.#host = host;
  }

  /** Requests the topics, unless another request follows within 300 ms. Returns the stop. */
  request(lang: string): () => void {
    const { api, signal } = this.#host;
    clearTimeout(this.#timer);
    const timer = setTimeout(
      () => void this.topics.load(() => api.call(systemHelp, { lang, device: 'WEB' }, { signal })),
      helpDelay,
    );
    this.#timer = timer;
    return () => clearTimeout(timer);
  }
}
