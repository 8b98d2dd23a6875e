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
        const rounds = Math.max(6, Math.ceil(30 / stops.length));
        await mount(rounds);
        const after = await heldBy(devtools);
        // what each mounting leaves is there once a round; the page's own timers and calls hold one now and then
        expect(after.listeners - before.listeners, 'listeners left').toBeLessThan(rounds);
        expect(after.nodes - before.nodes, 'nodes left').toBeLessThan(rounds);
      }
      await tab.page.context().close();
      if (stops.length > 0) return;
    }
    throw new Error(`No view of ${remote} is seen by anybody.`);
  });
}
