import type { Locator } from 'playwright/test';
import type { PortalPage } from '../pages/portal-page';
import { accounts, type Account } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const pages = ['rewardCenter', 'referral', 'missionLeaderboard', 'messageV2', 'playerRank'] as const;
type RewardPage = (typeof pages)[number];

/** Demo accounts by their kind. */
const people: Record<number, Account> = {
  0: accounts.player,
  1: accounts.agent,
  2: accounts.secondAgent,
  40: accounts.withoutMail,
  41: accounts.keyboardPlayer,
};
/** Kinds with promotions. */
const receivers = ['0', '1', '2'];

/** Pages of each merchant, for accounts with promotions and for the others. */
const pagesOf: Record<string, { received: RewardPage[]; others: RewardPage[] }> = {
  aurora: { received: [...pages], others: ['rewardCenter', 'messageV2', 'playerRank'] },
  lotus: { received: ['rewardCenter', 'referral', 'playerRank'], others: ['rewardCenter', 'playerRank'] },
  kestrel: { received: ['messageV2', 'playerRank'], others: ['messageV2', 'playerRank'] },
};

/** What shows that a page has its content, whatever the account has. */
const contentOf: Record<RewardPage, (tab: PortalPage) => Locator> = {
  rewardCenter: ({ content, say }) =>
    content
      .getByRole('article')
      .first()
      .or(content.getByText(say('member', 'rewards.empty'))),
  referral: ({ content, say }) => content.getByRole('img', { name: say('member', 'referral.qr') }),
  missionLeaderboard: ({ content }) => content.getByRole('article').first(),
  messageV2: ({ content, say }) =>
    content
      .locator('[data-message]')
      .first()
      .or(content.getByText(say('member', 'inbox.empty'))),
  playerRank: ({ content, say }) => content.getByRole('progressbar', { name: say('member', 'rank.progress') }),
};

for (const [merchant, { received, others }] of Object.entries(pagesOf))
  test(`${merchant}: players and agents open each page they have, and a trial account none [RWD-01] [RNK-01] [MSG-02]`, async ({
    at,
    context,
  }) => {
    test.slow();
    for (const [kind, account] of Object.entries(people))
      await test.step(`kind ${kind}`, async () => {
        await context.clearCookies();
        const tab = at(merchant, { language: 'EN', page: await context.newPage() });
        await tab.setLanguageCookie();
        await tab.signIn(account, '/member/rank');
        await expect(contentOf.playerRank(tab)).toBeVisible();
        const listed = receivers.includes(kind) ? received : others;
        for (const page of pages)
          await expect(tab.memberCentre.menuLink(page)).toHaveCount(listed.includes(page) ? 1 : 0);
        for (const page of listed) {
          await tab.memberCentre.menuLink(page).click();
          await expect(tab.memberCentre.title(page)).toBeVisible();
          await expect(contentOf[page](tab)).toBeVisible();
        }
        // what could not be claimed is not offered
        if (!receivers.includes(kind) && listed.includes('rewardCenter')) {
          await tab.memberCentre.menuLink('rewardCenter').click();
          await expect(tab.content.getByText(tab.say('member', 'rewards.empty'))).toBeVisible();
        }
        await tab.page.close();
      });

    await context.clearCookies();
    const tab = at(merchant, { language: 'EN', page: await context.newPage() });
    await tab.setLanguageCookie();
    await tab.signIn(accounts.trial, '/member/rank');
    await expect(tab.dialog).toContainText(tab.say('host', 'in_please_account'));
    await expect(tab.memberCentre.title('playerRank')).toHaveCount(0);
  });

const languages: Record<string, string[]> = {
  aurora: ['CN', 'EN', 'TH'],
  lotus: ['TH', 'EN', 'CN'],
  kestrel: ['EN', 'CN'],
};
const widths = [1440, 768, 360];
const narrowest = 360;

for (const [merchant, { received }] of Object.entries(pagesOf))
  test(`${merchant}: axe finds nothing serious on each page in each language, and none scrolls sideways`, async ({
    at,
    context,
    control,
    copyAccount,
  }) => {
    test.slow();
    const customer = await copyAccount(merchant, accounts.player);
    await control.message(merchant, customer.username, 'A message', '<p>With a text.</p>');
    for (const [order, language] of (languages[merchant] ?? []).entries())
      await test.step(language, async () => {
        await context.clearCookies();
        const tab = at(merchant, { language, page: await context.newPage() });
        await tab.setLanguageCookie();
        await tab.signIn(customer, '/member/rank');
        await expect(contentOf.playerRank(tab)).toBeVisible();
        const examine = async (name: string) => {
          for (const width of widths) {
            await tab.page.setViewportSize({ width, height: 900 });
            // languages differ in texts, not in styles: after the first, axe examines one width
            if (order === 0 || width === narrowest)
              expect.soft(await seriousFaults(tab.page), `${name}, ${language}, ${width} px`).toEqual([]);
            await expect.poll(() => tab.sidewaysOverflow(), `${name}, ${language}, ${width} px`).toBe(0);
          }
        };
        for (const page of received) {
          await tab.memberCentre.menuLink(page).click();
          await expect(contentOf[page](tab)).toBeVisible();
          await examine(page);
        }
        if (received.includes('rewardCenter')) {
          await tab.open('/member/rewards?tab=promoList');
          await tab.content
            .getByRole('button', { name: tab.say('member', 'rewards.apply') })
            .first()
            .click();
          await tab.dialogButton(tab.say('member', 'rewards.send')).click();
          await examine('application');
        }
        await tab.page.close();
      });
  });
