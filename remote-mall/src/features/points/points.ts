import { Loadable } from '@atrium/contract/react';
import { mallBalance, mallRefreshBalance } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** The points of whoever is signed in. */
export class Points {
  readonly balance = new Loadable<number>();

  constructor(private readonly host: Pick<Host, 'api' | 'signal'>) {}

  load(): Promise<void> {
    return this.balance.load(() => this.ask(mallBalance));
  }

  /** Asks for what there is after points were spent. */
  refresh(): Promise<void> {
    return this.balance.load(() => this.ask(mallRefreshBalance));
  }

  private async ask(endpoint: typeof mallBalance): Promise<number> {
    const { api, signal } = this.host;
    return (await api.call(endpoint, {}, { signal })).balance;
  }
}
