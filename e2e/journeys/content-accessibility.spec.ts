import { ChatRoom } from '../pages/chat-room';
import { FeedbackForm } from '../pages/feedback-form';
import type { PortalPage } from '../pages/portal-page';
import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { watchPageErrors } from '../support/page-errors';
import { expect, test } from '../support/test';

/** Wide first: the bar beside the page is there only with enough space. */
const widths = [1440, 360] as const;

const hour = 3_600_000;

// each merchant has its own theme and language: Chinese, Thai
for (const merchant of merchants) {
  const { code, language } = merchant;

  test(`${code}: axe finds nothing serious on the pages of content, wide or narrow, and none is wider than the window`, async ({
    at,
    control,
  }) => {
    test.slow();
    const texts = { titles: { [language]: 'Bulletin' }, contents: { [language]: '<p>About it</p>' } };
    for (let number = 0; number < 12; number += 1)
      await control.notice(code, 'Bulletin', { ...texts, startsAt: Date.now() - hour });
    const tab = at(merchant);
    const pageErrors = await watchPageErrors(tab.page);
    const { page, content } = tab;
    const pages: Record<string, () => Promise<void>> = {
      notices: async () => {
        await tab.open('/notices');
        await content.getByRole('heading', { level: 2 }).getByRole('button').first().click();
        await expect(content.getByText('About it')).toBeVisible();
      },
      'notices by pages': async () => {
        await content.getByRole('button', { name: tab.say('lobby', 'notices.asPages') }).click();
        await expect(page.getByRole('navigation', { name: tab.say('lobby', 'notices.pages') })).toBeVisible();
      },
      promotions: async () => {
        await tab.open('/promotion');
        await expect(content.getByRole('listitem').first()).toBeVisible();
      },
      'a promotion': async () => {
        await content.getByRole('listitem').first().getByRole('button').click();
        await expect(tab.dialog).toBeVisible();
      },
      help: async () => {
        await tab.open('/help#deposit-limits');
        await expect(content.getByRole('button', { expanded: true }).first()).toBeVisible();
      },
      'help without the shell': async () => {
        await tab.open('/helpmc?mode=menu#deposit-limits');
        await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
      },
      'the speed test': async () => {
        // the browser reports the dead line of the demo as an error
        await page.route('**/aurora-down.*/**', (route) => route.fulfill({ status: 200 }));
        await tab.open('/speedTest');
        await expect(content.getByRole('button', { name: tab.say('lobby', 'speed.again') })).toBeEnabled();
      },
      downloads: async () => {
        await tab.open('/download');
        await expect(content.getByRole('figure').first()).toBeVisible();
      },
      'the legal pages': async () => {
        await tab.open('/legal?page=privacy');
        await expect(content.getByRole('tabpanel')).toBeVisible();
      },
    };
    for (const [name, show] of Object.entries(pages))
      await test.step(name, async () => {
        await widen(tab, widths[0]);
        await show();
        await examine(tab, name, pageErrors);
      });
  });
}

for (const code of ['aurora', 'lotus'])
  test(`${code}: axe finds nothing serious on feedback, the chat room and the codes beside the page, wide or narrow`, async ({
    at,
    copyAccount,
  }) => {
    const tab = at(code);
    const { page } = tab;
    await tab.signIn(await copyAccount(code, accounts.player), '/help');
    const pageErrors = await watchPageErrors(page);
    await widen(tab, widths[0]);
    await tab.open('/help');
    const bar = new RightBar(page, tab.say);
    const contact = tab.say('lobby', code === 'aurora' ? 'contact.wechat' : 'contact.zalo');
    await bar.contact(contact).hover();
    await expect(bar.code(contact)).toBeVisible();
    expect.soft(await seriousFaults(page, { shell: true }), 'a code').toEqual([]);

    await bar.contact(tab.say('member', 'feedback.title')).click();
    const form = new FeedbackForm(tab);
    await form.captchaPicture.waitFor();
    // with the faults of its fields
    await form.send.click();
    await examine(tab, 'feedback', pageErrors);
    await page.keyboard.press('Escape');
    await expect(form.dialog).toHaveCount(0);

    await widen(tab, widths[0]);
    const room = new ChatRoom(page);
    await room.press();
    await expect(room.inside.getByRole('textbox')).toBeVisible();
    await examine(tab, 'the chat room', pageErrors);
  });

test('lotus: axe finds nothing serious on the customer service above the page', async ({ at, copyAccount, page }) => {
  const tab = at('lotus');
  const entry = { title: 'Desk', path: '/desk', csType: 'AICAN', csPosition: 'rightBar', target: 'embed' };
  await page.route('**/wps/relay/MCSFE_getCustomerService', (route) =>
    route.fulfill({ json: { success: true, value: [entry] } }),
  );
  await tab.signIn(await copyAccount('lotus', accounts.player), '/help');
  const pageErrors = await watchPageErrors(page);
  await widen(tab, widths[0]);
  await tab.open('/help');
  await new RightBar(page, tab.say).contact(tab.say('member', 'menu.chat')).click();
  await expect(tab.dialog.locator('iframe').contentFrame().locator('iframe')).toBeVisible();
  await examine(tab, 'customer service', pageErrors);
});

/** Examines what is shown at every width; only styles depend on the width. */
async function examine(tab: PortalPage, name: string, pageErrors: string[]): Promise<void> {
  for (const width of widths) {
    await widen(tab, width);
    expect.soft(await seriousFaults(tab.page), `${name} at ${width} px`).toEqual([]);
    await expect.poll(() => tab.sidewaysOverflow(), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect.soft(pageErrors.splice(0), name).toEqual([]);
}

async function widen({ page }: PortalPage, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}
