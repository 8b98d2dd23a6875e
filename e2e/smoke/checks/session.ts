import { expect } from '../stub-portal';
import type { Parts } from './parts';

/** Somebody signs in by the stub, is known, and signs out again. */
export async function checkSession({ list, everything: tab }: Parts): Promise<void> {
  await list.check('session: a person signed in by the stub is named, and stays after a reload', async () => {
    await tab.signIn('player');
    expect(await tab.has('signed-in')).toBe(true);
    await tab.page.reload();
    await tab.ready();
    expect(await tab.has('signed-in')).toBe(true);
  });

  await list.check('session: who is signed in is led on from the sign-in page', async () => {
    await tab.open('/login');
    await tab.page.waitForURL((address) => address.pathname === '/');
  });

  await list.check('session: signing out leaves nobody here', async () => {
    await tab.page
      .getByRole('banner')
      .getByRole('button', { name: tab.say('shell.signOut') })
      .click();
    await expect(tab.page.getByRole('banner').getByRole('link', { name: tab.say('shell.signIn') })).toBeVisible();
    expect(await tab.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
}
