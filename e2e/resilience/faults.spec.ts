import { builtRemotes } from '../support/releases';
import { faults } from '../prove/faults/faults';
import { meet, type Encounter } from '../prove/faults/meet';
import { targetOf } from '../prove/faults/target';
import { expect, test } from '../support/test';

/** Ways of failing that no other file here shows, on the remote that is quickest to reach. */
const kinds = [
  'entry half sent',
  'syntax error',
  'syntax error, with a previous release',
  'throws evaluating',
  'wrong contract',
  'wrong contract, with a previous release',
  'lacks its views',
  'throws rendering',
  'throws in effect',
  'view hanging',
  'start-up slow',
  'start-up failing',
];

test('the rest of the portal lives with every way in which code can fail, and operators hear of each', async ({
  browser,
  line,
}) => {
  const target = await targetOf('auth', browser, line);
  for (const kind of kinds)
    await test.step(kind, async () => {
      const fault = faults.find(({ name }) => name === kind);
      if (!fault) throw new Error(`There is no fault ${kind}.`);
      expectKept(await meet(line, target, fault));
    });
  await target.tab.page.context().close();
});

for (const remote of builtRemotes()) {
  test(`${remote} may be missing: its place says so, the rest works, Retry brings it back`, async ({
    browser,
    line,
  }) => {
    const target = await targetOf(remote, browser, line);
    const missing = faults.find(({ name }) => name === 'entry missing');
    if (!missing) throw new Error('There is no fault entry missing.');
    expectKept(await meet(line, target, missing));
    await target.tab.page.context().close();
  });
}

/** Every promise is kept, also the promised time of the message. */
function expectKept({ broken, seconds = 0, within = Infinity }: Encounter): void {
  expect(broken).toEqual([]);
  expect(seconds, 'seconds to the fault message').toBeLessThanOrEqual(within);
}
