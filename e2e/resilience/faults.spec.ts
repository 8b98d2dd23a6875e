import { drawnByBuild } from '../support/drawn-by-build';
import { builtRemotes } from '../support/releases';
import { faults } from '../prove/faults/faults';
import { runFault, type FaultResult } from '../prove/faults/run-fault';
import { targetOf } from '../prove/faults/target';
import { expect, test } from '../support/test';

/**
 * Faults that no other file here covers, in groups that end in the same way. One of each is drawn and tested on the
 * remote that is fastest to reach; `npm run prove -- faults` tests every fault in every remote.
 */
const kinds = [
  ['entry half sent', 'view missing'],
  ['syntax error', 'throws evaluating'],
  ['syntax error, with a previous release', 'wrong contract, with a previous release'],
  ['wrong contract', 'lacks its views'],
  ['throws rendering', 'throws in effect'],
  ['view hanging'],
  ['start-up slow', 'start-up failing'],
];

test('the rest of the portal survives each kind of failure, and each is reported to operators', async ({
  browser,
  faultProxy,
}) => {
  test.slow();
  const target = await targetOf('auth', browser, faultProxy);
  for (const kind of kinds.flatMap((alike) => drawnByBuild('auth', alike)))
    await test.step(kind, async () => {
      const fault = faults.find(({ name }) => name === kind);
      if (!fault) throw new Error(`There is no fault ${kind}.`);
      expectContained(await runFault(faultProxy, target, fault));
    });
  await target.tab.page.context().close();
});

// the lobby fills the first page, and its loss is the greatest
const others = builtRemotes().filter((remote) => remote !== 'lobby');
for (const remote of ['lobby', ...drawnByBuild('host', others, 2)]) {
  test(`a missing ${remote} shows a fault in its place, the rest works, and Retry loads it`, async ({
    browser,
    faultProxy,
  }) => {
    const target = await targetOf(remote, browser, faultProxy);
    const missing = faults.find(({ name }) => name === 'entry missing');
    if (!missing) throw new Error('There is no fault entry missing.');
    expectContained(await runFault(faultProxy, target, missing));
    await target.tab.page.context().close();
  });
}

/** Expects that nothing broke and that the fault message came in time. */
function expectContained({ broken, seconds = 0, within = Infinity }: FaultResult): void {
  expect(broken).toEqual([]);
  expect(seconds, 'seconds to the fault message').toBeLessThanOrEqual(within);
}
