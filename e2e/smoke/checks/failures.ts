import { expect } from '../stub-portal';
import { misbehaving, placesOf, type Parts } from './parts';

/** A remote that fails costs its own place: the rest stays, Retry works where it can, and operators are told. */
export async function checkFailures(parts: Parts): Promise<void> {
  const { list, portal, everything: tab } = parts;
  const menu = tab.page.getByRole('navigation', { name: tab.say('shell.menu') });

  for (const name of misbehaving)
    await list.check(`${name}: ${name}.page@1 shows its fault, and the portal goes on`, async () => {
      await tab.openAsVisitor(`/stub/${name}`);
      await expect(tab.fault).toBeVisible({ timeout: 8_000 });
      await menu.getByRole('link', { name: 'Stub greeter' }).click();
      await expect(tab.stub('greeter', 'page')).toBeVisible();
    });

  const remotes = new Map(
    placesOf(parts)
      .filter(
        ({ remote, place }) => remote.name !== 'greeter' && place.path !== undefined && !place.needs && !place.when,
      )
      .map((composed) => [composed.remote.name, composed]),
  );
  for (const [name, { place }] of remotes)
    await list.check(`${name}: ${place.name} is retried after it threw`, async () => {
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
    const told = () => new Map(failures().map(({ remote, release, context }) => [remote, { release, ...context }]));
    await expect.poll(() => [...told().keys()]).toEqual(expect.arrayContaining([...misbehaving, ...remotes.keys()]));
    expect(told().get('stranger')).toMatchObject({ kind: 'contract' });
    expect(told().get('thrower')).toMatchObject({ kind: 'execution' });
    for (const { name, id } of portal.composition('everything').remotes)
      if (told().has(name)) expect(told().get(name)?.release).toBe(id);
  });
}
