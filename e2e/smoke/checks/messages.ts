import { expect } from '../stub-portal';
import type { Parts } from './parts';

/** What remotes let the host say stands in the top layer and is answered. */
export async function checkMessages({ list, everything: tab }: Parts): Promise<void> {
  await tab.openAsVisitor('/stub/greeter');

  for (const kind of ['notice', 'warning'] as const)
    await list.check(`messages: a ${kind} stands until it is read`, async () => {
      const read = tab.ask((host, asked) => host.messages[asked](`A ${asked} of the smoke test`), kind);
      await expect(tab.dialog).toContainText(`A ${kind} of the smoke test`);
      await tab.closeDialogs();
      await read;
    });

  for (const agreed of [true, false])
    await list.check(`messages: a confirmation is ${agreed ? 'agreed to' : 'declined'}`, async () => {
      const answer = tab.ask((host) => host.messages.confirm({ text: 'Sure?', confirm: 'Aye', cancel: 'Nay' }), null);
      await tab.dialog.getByRole('button', { name: agreed ? 'Aye' : 'Nay' }).click();
      expect(await answer).toBe(agreed);
    });

  await list.check('messages: a choice is answered with its value', async () => {
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
