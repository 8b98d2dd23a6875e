import { expect } from '../stub-portal';
import { brokenStubs, placesOf, type SmokeContext } from './smoke-context';

/** A failing remote costs only its own place: the rest works, Retry works where it can, and operators get a report. */
export async function checkFailures(context: SmokeContext): Promise<void> {
  const { list, portal, everything: tab } = context;
  const menu = tab.page.getByRole('navigation', { name: tab.say('shell.menu') });

  for (const name of brokenStubs)
    await list.check(`${name}: ${name}.page@1 shows its fault, and the portal works`, async () => {
      await tab.openAsVisitor(`/stub/${name}`);
      await expect(tab.fault).toBeVisible();
      await menu.getByRole('link', { name: 'Stub greeter' }).click();
      await expect(tab.stub('greeter', 'page')).toBeVisible();
    });

  const remotes = new Map(
    placesOf(context)
      .filter(
        ({ remote, place }) => remote.name !== 'greeter' && place.path !== undefined && !place.needs && !place.when,
      )
      .map((composed) => [composed.remote.name, composed]),
  );
  for (const [name, { place }] of remotes)
    await list.check(`${name}: Retry mounts ${place.name} after it threw`, async () => {
      await tab.openAsVisitor('/stub/greeter');
      await tab.setFault(name, 'throw');
      await tab.open(place.path ?? '/');
      await expect(tab.fault).toBeVisible();
      await tab.setFault(name, undefined);
      await tab.retry.click();
      await expect(tab.stub(name, place.view)).toBeVisible();
    });

  await list.check('operators: each failing remote is reported with its release and its cause', async () => {
    await tab.openAsVisitor('/');
    const failures = () => portal.reports.filter(({ kind }) => kind === 'error');
    const reported = () => new Map(failures().map(({ remote, release, context }) => [remote, { release, ...context }]));
    await expect
      .poll(() => [...reported().keys()])
      .toEqual(expect.arrayContaining([...brokenStubs, ...remotes.keys()]));
    expect(reported().get('incompatible')).toMatchObject({ kind: 'contract' });
    expect(reported().get('thrower')).toMatchObject({ kind: 'execution' });
    for (const { name, id } of portal.composition('everything').remotes)
      if (reported().has(name)) expect(reported().get(name)?.release).toBe(id);
  });
}
