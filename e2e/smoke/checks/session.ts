import { expect } from '../stub-portal';
import type { SmokeContext } from './smoke-context';

/** Sign-in through the stub, reload, and signing out. */
export async function checkSession({ list, everything: tab }: SmokeContext): Promise<void> {
  await list.check('session: it starts with the sign-in of the stub and survives a reload', async () => {
    await tab.signIn('player');
    expect(await tab.has('signed-in')).toBe(true);
    await tab.page.reload();
    await tab.ready();
    expect(await tab.has('signed-in')).toBe(true);
  });

  await list.check('session: the sign-in page redirects a signed-in person', async () => {
    await tab.open('/login');
    await tab.page.waitForURL((address) => address.pathname === '/');
  });

  await list.check('session: signing out ends it', async () => {
    const banner = tab.page.getByRole('banner');
    await banner.getByRole('button', { name: `${tab.say('shell.account')}:` }).click();
    await banner.getByRole('button', { name: tab.say('shell.signOut') }).click();
    await expect(tab.page.getByRole('banner').getByRole('link', { name: tab.say('shell.signIn') })).toBeVisible();
    expect(await tab.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
}
