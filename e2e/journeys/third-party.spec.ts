import { ThirdPartyContent } from '../pages/third-party-content';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('tags run only with consent, once each, on their own origin, receive pages and sign-ins, and contact only this machine [TRK-03] [TRK-04] [TRK-05]', async ({
  at,
  control,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(hostname);
  });
  const tab = at('lotus', { language: 'EN', asksConsent: true });
  const thirdParty = new ThirdPartyContent(page);
  await tab.setLanguageCookie();
  await tab.open();
  await expect(thirdParty.consentQuestion).toBeVisible();
  await expect(thirdParty.tags).toHaveCount(0);
  await thirdParty.answerConsent('Decline');
  await expect(thirdParty.consentQuestion).toHaveCount(0);
  await expect(thirdParty.tags).toHaveCount(0);

  await thirdParty.privacyChoices.click();
  await expect(thirdParty.consentTitle).toBeFocused();
  await thirdParty.answerConsent('Accept');
  await expect(thirdParty.privacyChoices).toBeFocused();
  await expect(thirdParty.tags).toHaveCount(5);
  await tab.signIn(player, '/electron');
  await expect(thirdParty.tags).toHaveCount(5);

  const callsOf = async (kind: string) =>
    (await control.tagHits('lotus')).filter((hit) => hit.kind === kind).map(({ call }) => call);
  await expect.poll(() => callsOf('facebook')).toContainEqual(['trackCustom', 'login']);
  await expect.poll(() => callsOf('gtm')).toContainEqual([{ event: 'page_view', page: '/electron', language: 'EN' }]);
  for (const kind of ['gtm', 'gtag', 'facebook', 'tiktok', 'appsflyer'])
    await expect.poll(() => callsOf(kind), kind).not.toEqual([]);
  expect(await callsOf('adjust')).toEqual([]);
  const everything = JSON.stringify(await control.tagHits('lotus'));
  for (const secret of [player.username, player.password, (await tab.sessionToken()) ?? 'none'])
    expect(everything).not.toContain(secret);
  expect([...hosts].filter((host) => !host.endsWith('.localhost'))).toEqual([]);
});

test('the chat retries until it is ready, hides during sign-in and games, and returns in its previous state [DLG-06] [DLG-07] [DLG-08] [CHT-15] [CHT-16]', async ({
  at,
  control,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('lotus', accounts.player, { balance: 1_000_000 });
  const tab = at('lotus', { language: 'EN' });
  const thirdParty = new ThirdPartyContent(page);
  await tab.setLanguageCookie();
  await control.fault({ merchant: 'lotus', endpoint: 'chat.ready', status: 503, times: 1 });
  const tries = tab.requestsTo('/chat/ready');
  await tab.open();
  await expect.poll(() => tries.length, { timeout: 15_000 }).toBe(2);
  await expect(thirdParty.chat).toBeVisible();
  await thirdParty.openChat();
  await thirdParty.sendMessage('Is this chat open?');
  await expect(thirdParty.conversation).toHaveCount(3);

  await tab.signInLink.click();
  await expect(tab.dialog).toBeVisible();
  await expect(thirdParty.chat).toBeHidden();
  await tab.keyboard.press('Escape');
  await expect(thirdParty.chat).toBeVisible();
  await expect(thirdParty.conversation.nth(1)).toHaveText('Is this chat open?');

  await tab.signIn(player, '/electron');
  await expect(thirdParty.chat).toBeVisible();
  await tab.pressFirstGame('click');
  await tab.game.waitUntilReady();
  await expect(thirdParty.chat).toBeHidden();
  await page.goBack();
  await expect(thirdParty.chat).toBeVisible();
});

test('a tag cannot reach the chat or another tag: each has its own origin [TRK-03]', async ({ at, page }) => {
  const tab = at('lotus', { language: 'EN', asksConsent: true });
  const thirdParty = new ThirdPartyContent(page);
  await tab.setLanguageCookie();
  await tab.open();
  await thirdParty.answerConsent('Accept');
  await expect(thirdParty.tags).toHaveCount(5);
  await expect(thirdParty.chat).toBeVisible();
  const embedded = () => page.frames().filter((frame) => frame.url().includes('.embed.localhost'));
  // a frame has its address only once it has begun to load
  await expect.poll(() => new Set(embedded().map((frame) => new URL(frame.url()).origin)).size).toBe(6);
  const frames = embedded();
  const chat = frames.find((frame) => frame.url().includes('/chat?'));
  await chat?.evaluate(() => {
    const { dataset } = document.documentElement;
    new BroadcastChannel('conversation').onmessage = ({ data }) => (dataset['intercepted'] = String(data));
    try {
      localStorage.setItem('conversation', 'a secret');
    } catch {
      // in browsers that block storage in third-party frames
    }
  });
  for (const frame of frames.filter((other) => other !== chat)) {
    const reached = await frame.evaluate(() => {
      new BroadcastChannel('conversation').postMessage('from a tag');
      const documents = Array.from({ length: window.parent.frames.length }, (_, index) => {
        const other = window.parent.frames[index];
        try {
          return other !== window && Boolean(other?.document);
        } catch {
          return false;
        }
      });
      let stored: string | null = null;
      try {
        stored = localStorage.getItem('conversation');
      } catch {
        // storage is blocked
      }
      return { documents: documents.filter(Boolean).length, stored };
    });
    expect(reached, frame.url()).toEqual({ documents: 0, stored: null });
  }
  expect(await chat?.evaluate(() => document.documentElement.dataset['intercepted'])).toBeUndefined();
});

test('a merchant without chat and tags loads and shows none of them [TRK-03]', async ({ at, page }) => {
  const tab = at('kestrel', { asksConsent: true });
  const embedded: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.embed.localhost')) embedded.push(request.url());
  });
  // the module that adds chat and consent where configured
  const loaded = page.waitForResponse(/after-content/);
  await tab.open();
  await loaded;
  const thirdParty = new ThirdPartyContent(page);
  await expect(thirdParty.consentQuestion).toHaveCount(0);
  await expect(thirdParty.privacyChoices).toHaveCount(0);
  expect(embedded).toEqual([]);
});
