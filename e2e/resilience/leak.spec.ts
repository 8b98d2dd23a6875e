import { heldBy } from '../prove/leak/memory';
import { seatsFor, takeSeat } from '../prove/leak/seats';
import { seenBy } from '../prove/leak/seen-by';
import { stopsOf } from '../prove/leak/stops';
import { tour } from '../prove/leak/tour';
import { builtRemotes } from '../support/releases';
import { expect, test } from '../support/test';

for (const remote of builtRemotes()) {
  test(`views of ${remote} come and go, and leave no listener and no node behind`, async ({ browser, portal }) => {
    for (const seat of seatsFor(remote)) {
      const tab = await takeSeat(browser, portal, seat);
      const stops = await seenBy(tab, stopsOf(remote));
      if (stops.length > 0) {
        const devtools = await tab.page.context().newCDPSession(tab.page);
        const mount = (rounds: number) => tab.page.evaluate(tour, { stops, rounds, patience: 10_000 });
        await mount(4);
        const before = await heldBy(devtools);
        await mount(Math.ceil(30 / stops.length));
        // a call that still goes about holds a listener for as long; what a view left behind stays
        await expect(async () => {
          const after = await heldBy(devtools);
          expect(after.listeners - before.listeners, 'listeners left').toBeLessThanOrEqual(0);
          expect(after.nodes - before.nodes, 'nodes left').toBeLessThanOrEqual(0);
        }).toPass({ timeout: 15_000 });
      }
      await tab.page.context().close();
      if (stops.length > 0) return;
    }
    throw new Error(`No view of ${remote} is seen by anybody.`);
  });
}
