import { heldBy } from '../prove/leak/memory';
import { seatsFor, takeSeat } from '../prove/leak/seats';
import { seenBy } from '../prove/leak/seen-by';
import { stopsOf } from '../prove/leak/stops';
import { tour } from '../prove/leak/tour';
import { drawnByBuild } from '../support/drawn-by-build';
import { builtRemotes } from '../support/releases';
import { expect, test } from '../support/test';

/** Views of a remote that one run mounts, drawn by its build; `npm run prove -- leak` mounts all of them. */
const most = 6;

for (const remote of builtRemotes()) {
  test(`drawn views of ${remote} leave no listener and no node behind after they unmount`, async ({
    browser,
    portal,
  }) => {
    for (const seat of seatsFor(remote)) {
      const tab = await takeSeat(browser, portal, seat);
      const stops = await seenBy(tab, drawnByBuild(remote, stopsOf(remote), most));
      if (stops.length > 0) {
        const devtools = await tab.page.context().newCDPSession(tab.page);
        const mount = (rounds: number) => tab.page.evaluate(tour, { stops, rounds, patience: 30_000 });
        // a leak grows with each mount; `npm run prove -- leak` mounts a thousand times
        const rounds = Math.max(3, Math.ceil(12 / stops.length));
        await mount(3);
        let before = await heldBy(devtools);
        // the page's own notices and calls may hold objects during one tour; a leak of a view grows in every tour
        await expect(async () => {
          await mount(rounds);
          const after = await heldBy(devtools);
          const left = { listeners: after.listeners - before.listeners, nodes: after.nodes - before.nodes };
          before = after;
          expect(Math.max(left.listeners, 0), 'listeners left').toBe(0);
          expect(Math.max(left.nodes, 0), 'nodes left').toBe(0);
        }).toPass({ intervals: [0, 0], timeout: 60_000 });
      }
      await tab.page.context().close();
      if (stops.length > 0) return;
    }
    throw new Error(`No account sees any view of ${remote}.`);
  });
}
