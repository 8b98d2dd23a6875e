import { events } from '@atrium/contract';
import { expect } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';
import type { SmokeContext } from './smoke-context';

/** Events reach their listeners, from a stub, with the catalogue's examples and from the live channel; reactions open places. */
export async function checkEvents({ list, portal, everything: tab }: SmokeContext): Promise<void> {
  await list.check('greeter: its command answers, and its view receives the event', async () => {
    await tab.openAsVisitor('/stub/greeter?name=Mei');
    await tab.page.getByRole('button', { name: 'Greet', exact: true }).click();
    await expect(tab.main.locator('[data-part=answer]')).toHaveText('Hello Mei');
    await expect(tab.main.locator('[data-part=received] li')).toHaveText(['Hello Mei']);
  });

  for (const [name, { example }] of Object.entries(events))
    await list.check(`events: a listener receives ${name} as in its example`, async () => {
      const received = await tab.ask(
        (host, asked) =>
          new Promise<unknown>((resolve) => {
            host.events.on(asked.name, resolve);
            host.events.publish(asked.name, asked.example as never);
            setTimeout(() => resolve('no event was received'), 1_000);
          }),
        { name: name as keyof typeof events, example },
      );
      expect(received).toEqual(example);
    });

  await list.check('events: a remote receives events of the live channel', async () => {
    await tab.signIn('player');
    await expect.poll(() => portal.live.listeners).toBeGreaterThan(0);
    const received = tab.ask(
      (host) => new Promise<string>((resolve) => host.events.on('live.received@1', ({ type }) => resolve(type))),
      undefined,
    );
    // the page answers in order, so it listens once this question is answered
    await tab.has('signed-in');
    portal.live.send({ type: 'SMOKE', title: 'Smoke', message: 'From the live channel', popup: false });
    expect(await received).toBe('SMOKE');
  });

  const composition = portal.composition('everything');
  const expected = new ExpectedPortal(composition, 'player');
  await tab.signIn('player');
  for (const { name: remote, descriptor } of composition.remotes)
    for (const { on, open, when } of descriptor.reactions ?? []) {
      const reacts = expected.holds(descriptor.when) && expected.holds(when) && expected.hasPlace(open.place);
      await list.check(`${remote}: ${on} ${reacts ? 'opens' : 'does not open'} ${open.place}`, async () => {
        const example = (events as Record<string, { example: unknown } | undefined>)[on]?.example;
        await tab.open('/stub/greeter');
        await tab.publish(on, example);
        const last = tab.page.locator('[data-stub]').last();
        if (reacts) await expect(last).not.toHaveAttribute('data-stub', 'greeter/page');
        else await expect(last).toHaveAttribute('data-stub', 'greeter/page');
        await tab.closeDialogs();
      });
    }
}
