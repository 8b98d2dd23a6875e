import type { PortalPage } from '../../pages/portal-page';
import { goWithin, viewOf } from '../faults/at-the-portal';
import type { Draw } from '../../support/seeded-random';
import type { Stop } from '../leak/stops';
import { present } from '../../support/present';

/** Milliseconds before a place counts as blank, on a busy machine. */
const patience = 60_000;

export type AddressedStop = Stop & { path: string };

/** A tab that visits one place after the other, and reloads the page once it has seen all. */
export class VisitingTab {
  visits = 0;
  /** Documents loaded, for a reload or because of a newer composition. */
  documents = 0;
  readonly faults: string[] = [];
  #unseen: AddressedStop[] = [];
  readonly #stops: AddressedStop[];
  readonly #draw: Draw;

  constructor(
    readonly name: string,
    readonly tab: PortalPage,
    stops: AddressedStop[],
    draw: Draw,
  ) {
    this.#stops = stops;
    this.#draw = draw;
    tab.page.on('domcontentloaded', () => void (this.documents += 1));
  }

  async visitNext(): Promise<void> {
    const { page } = this.tab;
    if (this.#unseen.length === 0) {
      this.#unseen = [...this.#stops];
      const stop = this.#take();
      await page.goto(this.tab.address(stop.path));
      await this.#check(stop);
    } else {
      const stop = this.#take();
      // a newer composition loads a document, which ends scripts in the page
      await page.evaluate(goWithin, stop.path).catch((error: unknown) => {
        if (!/context was destroyed/.test(String(error))) throw error;
      });
      await this.#check(stop);
    }
    this.visits += 1;
  }

  #take(): AddressedStop {
    return present(this.#unseen.splice(this.#draw(0, this.#unseen.length - 1), 1)[0]);
  }

  async #check(stop: AddressedStop): Promise<void> {
    const { tab } = this;
    const view = viewOf({ tab, stop });
    try {
      await view.or(tab.fault.first()).first().waitFor({ timeout: patience });
      if (await tab.fault.first().isVisible()) this.faults.push(`${this.name}: a fault is shown at ${stop.path}`);
    } catch {
      this.faults.push(`${this.name}: ${stop.path} stays blank`);
    }
  }
}
