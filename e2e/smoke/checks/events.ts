import { events } from '@atrium/contract';
import { expect } from '../stub-portal';
import type { Parts } from './parts';

/** Events reach who listens, from a stub, from the catalogue's examples and from the live channel; reactions open places. */
export async function checkEvents({ list, portal, everything: tab }: Parts): Promise<void> {
  await list.check('greeter: its command answers, and its event is heard where it listens', async () => {
    await tab.openAsVisitor('/stub/greeter?name=Mei');
    await tab.page.getByRole('button', { name: 'Greet', exact: true }).click();
    await expect(tab.main.locator('[data-part=answer]')).toHaveText('Hello Mei');
    await expect(tab.main.locator('[data-part=heard] li')).toHaveText(['Hello Mei']);
  });

  for (const [name, { example }] of Object.entries(events))
    await list.check(`events: ${name} is told as its example says`, async () => {
      const heard = await tab.ask(
        (host, asked) =>
          new Promise<unknown>((resolve) => {
            host.events.on(asked.name, resolve);
            host.events.publish(asked.name, asked.example as never);
            setTimeout(() => resolve('nothing was heard'), 1_000);
          }),
        { name: name as keyof typeof events, example },
      );
      expect(heard).toEqual(example);
    });

  await list.check('events: the live channel is heard by a remote', async () => {
    await tab.signIn('player');
    await expect.poll(() => portal.live.listeners).toBeGreaterThan(0);
    const heard = tab.ask(
      (host) => new Promise<string>((resolve) => host.events.on('live.received@1', ({ type }) => resolve(type))),
      undefined,
    );
    // the page listens before anything is told: both questions are answered in order
    await tab.has('signed-in');
    portal.live.tell({ type: 'SMOKE', title: 'Smoke', message: 'From the live channel', popup: false });
    expect(await heard).toBe('SMOKE');
  });

  for (const { name: remote, descriptor } of portal.composition('everything').remotes)
    for (const { on, open, when } of descriptor.reactions ?? [])
      await list.check(`${remote}: ${on} opens ${open.place}`, async () => {
        const example = (events as Record<string, { example: unknown } | undefined>)[on]?.example;
        await tab.open('/stub/greeter');
        if (!(await tab.holds(when)) || !(await tab.hasPlace(open.place))) return;
        await tab.publish(on, example);
        await expect(tab.page.locator('[data-stub]').last()).not.toHaveAttribute('data-stub', 'greeter/page');
        await tab.closeDialogs();
      });
}
