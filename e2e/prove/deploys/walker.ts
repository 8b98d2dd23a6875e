import type { PortalPage } from '../../pages/portal-page';
import { goWithin, viewOf } from '../faults/at-the-portal';
import type { Draw } from '../kill/seeded-random';
import type { Stop } from '../leak/stops';
import { present } from '../../support/present';

/** Milliseconds a place has to show itself before it counts as blank. */
const patience = 20_000;

export type AddressedStop = Stop & { path: string };

/** Goes from place to place in one tab, to those it has not seen first; when there are none left, it loads the page anew. */
export class Walker {
  visits = 0;
  /** Documents it has loaded, by itself or because a newer composition was there. */
  documents = 0;
  readonly broken: string[] = [];
  #unseen: AddressedStop[] = [];

  constructor(
    readonly name: string,
    readonly tab: PortalPage,
    private readonly stops: AddressedStop[],
    private readonly draw: Draw,
  ) {
    tab.page.on('domcontentloaded', () => void (this.documents += 1));
  }

  async visitNext(): Promise<void> {
    const { page } = this.tab;
    if (this.#unseen.length === 0) {
      this.#unseen = [...this.stops];
      const stop = this.#take();
      await page.goto(this.tab.address(stop.path));
      await this.#look(stop);
    } else {
      const stop = this.#take();
      // a newer composition is loaded as a document, which ends what runs in the page
      await page.evaluate(goWithin, stop.path).catch((error: unknown) => {
        if (!/context was destroyed/.test(String(error))) throw error;
      });
      await this.#look(stop);
    }
    this.visits += 1;
  }

  #take(): AddressedStop {
    return present(this.#unseen.splice(this.draw(0, this.#unseen.length - 1), 1)[0]);
  }

  async #look(stop: AddressedStop): Promise<void> {
    const { tab } = this;
    const view = viewOf({ tab, stop });
    try {
      await view.or(tab.fault.first()).first().waitFor({ timeout: patience });
      if (await tab.fault.first().isVisible()) this.broken.push(`${this.name}: a fault stands at ${stop.path}`);
    } catch {
      this.broken.push(`${this.name}: ${stop.path} stays blank`);
    }
  }
}
