import { expect } from '../stub-portal';
import type { SmokeContext } from './smoke-context';

/** Messages that remotes show through the host are in the top layer and return the answer. */
export async function checkMessages({ list, everything: tab }: SmokeContext): Promise<void> {
  await tab.openAsVisitor('/stub/greeter');

  for (const kind of ['notice', 'warning'] as const)
    await list.check(`messages: a ${kind} stays until it is confirmed`, async () => {
      const read = tab.ask((host, asked) => host.messages[asked](`A ${asked} of the smoke test`), kind);
      await expect(tab.dialog).toContainText(`A ${kind} of the smoke test`);
      await tab.closeDialogs();
      await read;
    });

  for (const agreed of [true, false])
    await list.check(`messages: a confirmation returns that it was ${agreed ? 'accepted' : 'declined'}`, async () => {
      const answer = tab.ask((host) => host.messages.confirm({ text: 'Sure?', confirm: 'Aye', cancel: 'Nay' }), null);
      await tab.dialog.getByRole('button', { name: agreed ? 'Aye' : 'Nay' }).click();
      expect(await answer).toBe(agreed);
    });

  await list.check('messages: a choice returns the value of the clicked button', async () => {
    const actions = ['red', 'blue'].map((value) => ({ label: `The ${value} one`, value }));
    const answer = tab.ask((host, asked) => host.messages.choose({ text: 'Which?', actions: asked }), actions);
    await tab.dialog.getByRole('button', { name: 'The blue one' }).click();
    expect(await answer).toBe('blue');
  });

  await list.check('messages: a toast is shown', async () => {
    await tab.ask((host) => host.messages.toast({ kind: 'info', text: 'A toast of the smoke test' }), null);
    await expect(tab.page.getByText('A toast of the smoke test')).toBeVisible();
  });
}
