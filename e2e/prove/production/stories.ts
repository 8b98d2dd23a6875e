import { expect, type BrowserContext, type Page } from 'playwright/test';
import { OutsidePage } from '../../pages/outside-page';
import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import type { Control } from '../../support/control';

/** A browser's tab at the portal under test. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  tab: PortalPage;
  control: Control;
}

const merchant = 'lotus';
const slow = { timeout: 30_000 };

/** What a visitor does, in the order it is done; each begins where the one before ended. */
export const stories: { title: string; tell(stage: Stage): Promise<void> }[] = [
  {
    title: 'the portal starts, and asks before anybody is counted',
    async tell({ page, tab }) {
      const outside = new OutsidePage(page);
      await tab.speakFromFirstLoad();
      await tab.open();
      await expect(outside.question).toBeVisible(slow);
      expect(await page.locator('iframe[src*="/tags/"]').count()).toBe(0);
    },
  },
  {
    title: 'tags run after consent, each on an origin of its own',
    async tell({ page, control }) {
      const outside = new OutsidePage(page);
      await outside.answer('Accept');
      const tags = page.locator('iframe[src*="/tags/"]');
      await expect(tags).toHaveCount(5, slow);
      const origins = await tags.evaluateAll((frames) =>
        frames.map((frame) => new URL((frame as HTMLIFrameElement).src).origin),
      );
      expect(new Set(origins).size).toBe(5);
      await expect.poll(async () => (await control.tagHits(merchant)).map(({ kind }) => kind), slow).toContain('gtm');
    },
  },
  {
    title: 'the chat answers',
    async tell({ page }) {
      const outside = new OutsidePage(page);
      await expect(outside.chat).toBeVisible(slow);
      await outside.openChat();
      await outside.write('Is anybody there?');
      await expect(outside.conversation).toHaveCount(3, slow);
    },
  },
  {
    title: 'customer service opens in a window of its own',
    async tell({ page, tab }) {
      await tab.open('/login');
      const opened = page.waitForEvent('popup', slow);
      await page.getByRole('button', { name: 'Customer service' }).click(slow);
      const popup = await opened;
      await popup.getByRole('heading', { name: 'Help' }).first().waitFor(slow);
      expect(new URL(popup.url()).pathname).toBe('/help');
      await popup.close();
    },
  },
  {
    title: 'a passkey is asked for this domain, not for the back end’s',
    async tell({ page }) {
      const asked = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json', merchant: 'lotus', device: 'web' };
        const answer = await fetch('/wps/session/login/passkey/options', { method: 'POST', headers, body: '{}' });
        return (await answer.json()) as { value?: { rpId?: string } };
      });
      expect(asked.value?.rpId).toBe('www.lotus.example');
    },
  },
  {
    title: 'signing in takes the slider, in the portal’s own frame',
    async tell({ page, context, tab }) {
      await tab.open('/login?next=%2Felectron');
      const { username, password } = accounts.player;
      await tab.signInPage.username.waitFor(slow);
      await tab.signInPage.signIn(username, password);
      const frame = page.locator('dialog iframe');
      await frame.waitFor(slow);
      expect(await frame.getAttribute('src')).toMatch(/^https:\/\/lotus--captcha\.embed\.example:\d+\/captcha$/);
      await tab.signInPage.slider.solve();
      await tab.balance.waitFor(slow);
      const cookies = (await context.cookies()).filter(({ domain }) => domain.endsWith('lotus.example'));
      expect(cookies.filter(({ secure }) => !secure).map(({ name }) => name)).toEqual([]);
      const session = cookies.filter(({ name }) => name.startsWith('__Host-atrium-session.'));
      expect(session.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
        { httpOnly: true, sameSite: 'Strict' },
      ]);
    },
  },
  {
    title: 'a game is played in its vendor’s frame, and the balance follows',
    async tell({ tab }) {
      await tab.pressFirstGame('click');
      await tab.game.isReady();
      expect(await tab.game.address()).toMatch(/^https:\/\/[a-z]+\.games\.example:\d+\/play\//);
      await tab.game.spin();
      await expect.poll(() => tab.shownBalance(), slow).toBe(await tab.game.balance());
      expect(await tab.shownBalance()).toBe(await tab.ledgerBalance());
    },
  },
];
