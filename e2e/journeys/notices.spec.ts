import { noticesList } from '@atrium/api';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const hour = 3_600_000;

test('notices unfold on a click and fold on a second; 25 of them are three pages [NTC-01] [NTC-02]', async ({
  at,
  control,
}) => {
  // the same start for all, so that they keep the order in which they were stored
  const startsAt = Date.now() - hour;
  for (let number = 1; number <= 25; number += 1) await control.notice('kestrel', `Bulletin ${number}`, { startsAt });
  await control.notice('kestrel', 'Over', { startsAt, endsAt: Date.now() - 1 });
  const tab = at('kestrel');
  await tab.open('/notices');
  const first = tab.page.getByRole('button', { name: /^Bulletin 1 / });
  await first.click();
  await expect(tab.page.getByText('About Bulletin 1', { exact: true })).toBeVisible();
  expect(await seriousFaults(tab.page)).toEqual([]);
  await first.click();
  await expect(tab.page.getByText('About Bulletin 1', { exact: true })).toBeHidden();
  await expect(tab.page.getByRole('button', { name: /^Over/ })).toBeHidden();

  await tab.page.getByRole('button', { name: 'Show by pages' }).click();
  const pages = tab.page.getByRole('navigation', { name: 'Pages of notices' });
  await expect(pages.getByRole('button')).toHaveCount(3);
  await pages.getByRole('button', { name: 'Page 3' }).click();
  // the demo's own bulletins began earlier, and come last
  await expect(tab.page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Bulletin 21/);
  await tab.page.getByRole('button', { name: /^Bulletin 21/ }).click();
  await expect(tab.page.getByRole('region', { name: 'Bulletin 21' })).toBeVisible();
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('announcements open one after another, once in the session, and those for customers after a sign-in [PRM-06] [PRM-07] [NTC-08]', async ({
  at,
  control,
  copyAccount,
}) => {
  const startsAt = Date.now() - hour;
  const announce = (title: string, type: string, groupName: string) =>
    control.notice('kestrel', title, { type, groupName, startsAt });
  for (const number of [1, 2, 3]) await announce(`Offer ${number}`, 'PU', 'w_promotion');
  await announce('Site news', 'PU', 'w_notice');
  await announce('For customers', 'PL', 'w_notice');

  const tab = at('kestrel');
  await tab.open('/');
  const popup = tab.page.getByRole('dialog', { name: 'Announcements' });
  const title = popup.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Offer 1');
  await expect(popup.getByText('1 of 3')).toBeVisible();
  expect(await seriousFaults(tab.page)).toEqual([]);
  await popup.getByRole('button', { name: 'Next announcement' }).click();
  await popup.getByRole('button', { name: 'Next announcement' }).click();
  await expect(popup.getByText('About Offer 3')).toBeVisible();
  await popup.getByRole('button', { name: 'Previous announcement' }).click();
  await expect(title).toHaveText('Offer 2');
  await popup.getByRole('button', { name: 'Got it' }).click();
  await expect(title).toHaveText('Site news');
  await tab.page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  const asked = tab.page.waitForResponse(
    (response) => /types=PU&.*w_notice/.test(response.url()) && response.url().includes(noticesList.path),
  );
  await tab.page.reload();
  await asked;
  // what has opened before would be in the way of signing in
  await tab.signIn(await copyAccount('kestrel', accounts.player));
  await expect(title).toHaveText('For customers');
  await popup.getByRole('button', { name: 'Got it' }).click();
  await expect(popup).toBeHidden();
});

test('the control page edits notices and help; open pages of customers show it without a reload', async ({
  at,
  portal,
  context,
  copyAccount,
}) => {
  const board = at('kestrel');
  await board.signIn(await copyAccount('kestrel', accounts.player));
  await board.open('/notices');
  const help = at('kestrel', { page: await context.newPage() });
  await help.open('/help');
  await expect(help.page.getByRole('heading', { level: 1 })).toBeVisible();

  const page = await context.newPage();
  await page.goto(`${portal.operations}/wps/control`);
  const notices = page.getByRole('region', { name: 'Notices and promotions' });
  await notices.getByLabel('Merchant').selectOption('kestrel');
  await notices.getByLabel('Title', { exact: true }).fill('Written now');
  await notices.getByLabel('Content, HTML').fill('<p>Seen at once</p>');
  await notices.getByRole('button', { name: 'Save notice' }).click();
  await expect(notices.getByRole('button', { name: 'Edit Written now' })).toBeVisible();
  await board.page.getByRole('button', { name: /^Written now/ }).click();
  await expect(board.page.getByText('Seen at once')).toBeVisible();

  await notices.getByRole('button', { name: 'Edit Written now' }).click();
  await notices.getByLabel('Language of title and content').selectOption('TH');
  await notices.getByLabel('Title', { exact: true }).fill('เขียนตอนนี้');
  await notices.getByLabel('Language of title and content').selectOption('EN');
  await notices.getByLabel('Content, HTML').fill('<p>Changed at once</p>');
  await notices.getByRole('button', { name: 'Save notice' }).click();
  await expect(board.page.getByText('Changed at once')).toBeVisible();
  await notices.getByRole('button', { name: 'Remove Written now' }).click();
  await expect(board.page.getByRole('button', { name: /^Written now/ })).toBeHidden();

  const centre = page.getByRole('region', { name: 'Help centre' });
  await centre.getByLabel('Merchant').selectOption('kestrel');
  const topics = centre.getByLabel('Topics, JSON');
  await expect(topics).not.toHaveValue('');
  const before = await topics.inputValue();
  const added = { tag: 'added', titles: { EN: 'Added topic' }, contents: {}, bgColor: '', children: [] };
  await topics.fill(JSON.stringify([added, ...(JSON.parse(before) as unknown[])]));
  await centre.getByRole('button', { name: 'Save help' }).click();
  await expect(help.page.getByRole('button', { name: 'Added topic' })).toBeVisible();
  await topics.fill(before);
  await centre.getByRole('button', { name: 'Save help' }).click();
  await expect(help.page.getByRole('button', { name: 'Added topic' })).toBeHidden();
  expect(await seriousFaults(page)).toEqual([]);
});
