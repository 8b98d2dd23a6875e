import { Loadable } from '@atrium/contract/react';
import { mallBalance, mallRefreshBalance } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** Point balance of the signed-in customer. */
export class Points {
  readonly balance = new Loadable<number>();
  readonly #host: Pick<Host, 'api' | 'signal'>;

  constructor(host: Pick<Host, 'api' | 'signal'>) {
    this.#host = host;
  }

  load(): Promise<void> {
    return this.balance.load(() => this.#fetch(mallBalance));
  }

  /** Reloads the balance after points were spent. */
  refresh(): Promise<void> {
    return this.balance.load(() => this.#fetch(mallRefreshBalance));
  }

  async #fetch(endpoint: typeof mallBalance): Promise<number> {
    const { api, signal } = this.#host;
    return (await api.call(endpoint, {}, { signal })).balance;
  }
}
