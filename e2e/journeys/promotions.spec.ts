import { expect, test } from '../support/test';

const script = '/common/promo-ui/index.js';

test('a visitor opens a promotion from the list, follows its button, and comes back; the address and the hash open one too [PRM-01] [PRM-02] [PRM-03] [PRM-04] [PRM-15] [ACL-01]', async ({
  at,
}) => {
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.open('/promotion');
  await tab.page.getByRole('button', { name: 'Install the app' }).click();
  await expect(tab.dialog).toContainText('Scan the code with your phone');
  await expect(tab.page).toHaveURL(/\/promotion\?id=\d+$/);
  const id = new URL(tab.page.url()).searchParams.get('id') ?? '';
  await tab.dialog.getByRole('link', { name: tab.say('lobby', 'promotions.go') }).click();
  await expect(tab.page).toHaveURL(tab.address('/download'));
  await tab.page.goBack();
  await expect(tab.dialog).toContainText('Scan the code with your phone');

  await tab.dialog.getByRole('button', { name: tab.say('lobby', 'promotions.close') }).click();
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.page).toHaveURL(tab.address('/promotion'));

  await tab.open(`/promotion?t=1767323040000#${id}`);
  await expect(tab.dialog).toContainText('Scan the code with your phone');
  await tab.open('/promotion?id=987654321');
  await expect(tab.page.getByRole('button', { name: 'Install the app' })).toBeVisible();
  await expect(tab.dialog).toHaveCount(0);
});

test('the script of the promotions shows the time left; without it the built-in cards remain [PRM-21] [PRM-22] [SBX-08]', async ({
  at,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await tab.setLanguageCookie();
  const ends = Date.now() + 3 * 86_400_000 + 600_000;
  const promotion = { id: 5, type: 'PR', title: 'Three more days', content: '<p>Hurry.</p>', endDate: ends };
  await tab.page.route(/getNotice/, (route) => route.fulfill({ json: { success: true, value: [promotion] } }));
  await tab.open('/promotion');
  await expect(tab.page.getByText('Ends in 3 days')).toBeVisible();

  await tab.page.route(`**${script}`, (route) => route.abort());
  await tab.page.reload();
  await expect(tab.page.getByRole('button', { name: 'Three more days' })).toBeVisible();
  await expect(tab.page.getByText('Ends in 3 days')).toHaveCount(0);
  await tab.page.getByRole('button', { name: 'Three more days' }).click();
  await expect(tab.dialog).toContainText('Hurry.');
});
