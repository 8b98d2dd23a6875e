import { expect, type BrowserContext, type Page } from 'playwright/test';
import { ThirdPartyContent } from '../../pages/third-party-content';
import type { PortalPage } from '../../pages/portal-page';
import { SocialSignIn } from '../../pages/social-sign-in';
import { accounts } from '../../support/accounts';
import type { Control } from '../../support/control';

/** A visitor with cookies and storage of their own, in one tab. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  tab: PortalPage;
}

export interface StoryContext extends Visitor {
  /** The back end's control page. */
  control: Control;
  newVisitor(): Promise<Visitor>;
}

interface Story {
  title: string;
  run(context: StoryContext): Promise<void>;
}

const merchant = 'lotus';
/** No story fails because a busy machine is slow. */
const slow = { timeout: 90_000 };
const tagKinds = ['adjust', 'appsflyer', 'facebook', 'gtag', 'gtm', 'tiktok'];

/** In this order: each story continues where the one before it ended. */
export const stories: Story[] = [
  {
    title: 'the portal starts and asks for consent; no tag has loaded',
    async run({ page, tab }) {
      const thirdParty = new ThirdPartyContent(page);
      await tab.setLanguageCookie();
      await tab.open();
      await expect(thirdParty.consentQuestion).toBeVisible(slow);
      expect(await page.locator('iframe[src*="/tags/"]').count()).toBe(0);
    },
  },
  {
    title: 'after consent six tags run, each on its own origin; Adjust is one',
    async run({ page, control }) {
      const thirdParty = new ThirdPartyContent(page);
      await thirdParty.answerConsent('Accept');
      const tags = page.locator('iframe[src*="/tags/"]');
      await expect(tags).toHaveCount(tagKinds.length, slow);
      const origins = await tags.evaluateAll((frames) =>
        frames.map((frame) => new URL((frame as HTMLIFrameElement).src).origin),
      );
      expect(new Set(origins).size).toBe(tagKinds.length);
      const recorded = async () => [...new Set((await control.tagHits(merchant)).map(({ kind }) => kind))].sort();
      await expect.poll(recorded, slow).toEqual(tagKinds);
    },
  },
  {
    title: 'the chat answers',
    async run({ page }) {
      const thirdParty = new ThirdPartyContent(page);
      await expect(thirdParty.chat).toBeVisible(slow);
      await thirdParty.openChat();
      await thirdParty.sendMessage('Is this chat open?');
      await expect(thirdParty.conversation).toHaveCount(3, slow);
    },
  },
  {
    title: 'customer service opens in a popup',
    async run({ page, tab }) {
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
    title: 'the relying party of passkeys is the portal’s domain, not the back end’s',
    async run({ page }) {
      const response = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json', merchant: 'lotus', device: 'web' };
        const received = await fetch('/wps/session/login/passkey/options', { method: 'POST', headers, body: '{}' });
        return (await received.json()) as { value?: { rpId?: string } };
      });
      expect(response.value?.rpId).toBe('www.lotus.example');
    },
  },
  {
    title: 'sign-in with the slider, in the gateway’s frame; every cookie is Secure',
    async run({ page, context, tab }) {
      await tab.open('/login?next=%2Felectron');
      const { username, password } = accounts.player;
      await tab.signInPage.username.waitFor(slow);
      await tab.signInPage.signIn(username, password);
      const frame = page.locator('dialog iframe');
      await frame.waitFor(slow);
      expect(await frame.getAttribute('src')).toMatch(/^https:\/\/lotus--captcha\.embed\.example:\d+\/captcha$/);
      await tab.signInPage.slider.solve();
      await tab.balance.waitFor(slow);
      await expectSecureCookies(context);
    },
  },
  {
    title: 'a game runs in its vendor’s frame, and the portal shows its balance',
    async run({ tab }) {
      await tab.pressFirstGame('click');
      await tab.game.waitUntilReady();
      expect(await tab.game.address()).toMatch(/^https:\/\/[a-z]+\.games\.example:\d+\/play\//);
      await tab.game.spin();
      await expect.poll(() => tab.shownBalance(), slow).toBe(await tab.game.balance());
      expect(await tab.shownBalance()).toBe(await tab.ledgerBalance());
    },
  },
  {
    title: 'social sign-in through the identity provider, back to the portal’s domain',
    async run({ newVisitor }) {
      const { page, context, tab } = await newVisitor();
      await tab.setLanguageCookie();
      await tab.open('/login');
      await new ThirdPartyContent(page).answerConsent('Decline');
      const social = new SocialSignIn(page, tab.say);
      await social.button.click(slow);
      await page.waitForURL(/^https:\/\/id\.example:\d+\/choose\//, slow);
      await social.signInAs('new-player@gmail.test');
      await tab.balance.waitFor(slow);
      const { hostname, searchParams } = new URL(page.url());
      expect({ hostname, code: searchParams.get('code') }).toEqual({ hostname: 'www.lotus.example', code: null });
      await expectSecureCookies(context);
    },
  },
];

async function expectSecureCookies(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.filter(({ secure }) => !secure).map(({ name }) => name)).toEqual([]);
  const session = cookies.filter(({ name }) => name.startsWith('__Host-atrium-session.'));
  expect(session.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: 'Strict' },
  ]);
}
