import { builtRemotes } from '../support/releases';
import { faults } from '../prove/faults/faults';
import { meet } from '../prove/faults/meet';
import { targetOf } from '../prove/faults/target';
import { expect, test } from '../support/test';

/** Ways of failing that no other file here shows, on the remote that is quickest to reach. */
const kinds = [
  'entry half sent',
  'syntax error',
  'syntax error, one before',
  'throws evaluating',
  'wrong contract',
  'wrong contract, one before',
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
      expect((await meet(line, target, fault)).broken).toEqual([]);
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
    expect(missing && (await meet(line, target, missing)).broken).toEqual([]);
    await target.tab.page.context().close();
  });
}
