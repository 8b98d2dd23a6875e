import type { EngineBrowser } from '../../support/engines/engine';
import { Visit } from '../../support/engines/visit';
import type { Account } from '../../support/accounts';
import { FaultProxy } from '../../support/fault-proxy';
import type { Portal } from '../../support/portal';

/** A sequence of user actions that runs alike in every engine. */
export interface Story {
  title: string;
  /** Part of the short form, which runs with all tests. */
  short?: boolean;
  /** Needs a portal with a worker of page snapshots. */
  needsSnapshots?: boolean;
  /** @throws where the portal misbehaves */
  run(context: StoryContext): Promise<void>;
}

/** What stories use of a portal. */
export type StoryPortal = Pick<Portal, 'page' | 'port' | 'operations'>;

/** What a story can open: tabs of one browser, and connections that fail on demand. All are closed after it. */
export class StoryContext {
  readonly #cleanUps: (() => Promise<void>)[] = [];

  constructor(
    readonly browser: EngineBrowser,
    readonly portal: StoryPortal,
  ) {}

  /** Opens a tab at a merchant, by default connected to the portal directly. */
  async visit(merchant: string, through: Pick<Portal, 'page'> = this.portal): Promise<Visit> {
    const visit = await Visit.begin(this.browser, through, merchant);
    this.#cleanUps.push(() => visit.page.close());
    return visit;
  }

  async signedIn(merchant: string, account: Account): Promise<Visit> {
    const visit = await this.visit(merchant);
    await visit.signIn(account);
    return visit;
  }

  /** A proxy before the portal that injects faults. */
  async proxy(): Promise<FaultProxy> {
    const proxy = await FaultProxy.before(this.portal);
    this.#cleanUps.push(() => proxy.stop());
    return proxy;
  }

  async close(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp();
  }
}
