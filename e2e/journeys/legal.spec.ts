import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('lotus: the footer leads to the legal pages, each with an address; the script of a page does not run', async ({
  at,
  page,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await tab.setLanguageCookie();
  const hostile = '<p>Of age</p><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script>';
  await page.route('**/wps/relay/MCSFE_getLegalTexts**', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: [
          { page: 'terms', content: hostile },
          { page: 'licence', content: '<p>Number 7</p>' },
        ],
      },
    }),
  );
  await tab.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and privacy' }).click();
  await expect(tab.content.getByText('Of age')).toBeVisible();
  await tab.content.getByRole('tab', { name: 'Licence' }).click();
  await expect(tab.content.getByText('Number 7')).toBeVisible();
  await expect(page).toHaveURL(/\/legal\?page=licence$/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
});

test('kestrel: an operator edits the terms on the control page; open pages of visitors and customers show them without a reload', async ({
  at,
  portal,
  browser,
  context,
  copyAccount,
}) => {
  const customer = at('kestrel', { language: 'EN' });
  await customer.signIn(await copyAccount('kestrel', accounts.player));
  await customer.open('/legal');
  const visiting = await browser.newContext();
  const visitor = at('kestrel', { language: 'ES', page: await visiting.newPage() });
  await visitor.setLanguageCookie();
  await visitor.open('/legal');
  await expect(visitor.content.getByRole('heading', { name: 'Términos' })).toBeVisible();

  const page = await context.newPage();
  await page.goto(`${portal.operations}/wps/control`);
  const editor = page.getByRole('region', { name: 'Legal pages' });
  await editor.getByLabel('Merchant').selectOption('kestrel');
  const text = editor.getByLabel('Text, HTML');
  await expect(text).toHaveValue(/Kestrel is a demonstration/);
  const before = await text.inputValue();
  await text.fill('<h2>Terms of today</h2>');
  await editor.getByLabel('Language').selectOption('ES');
  await expect(text).toHaveValue(/Kestrel es una demostración/);
  const spanish = await text.inputValue();
  await text.fill('<h2>Términos de hoy</h2>');
  await editor.getByRole('button', { name: 'Save legal page' }).click();

  await expect(customer.content.getByRole('heading', { name: 'Terms of today' })).toBeVisible();
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(visitor.content.getByRole('heading', { name: 'Términos de hoy' })).toBeVisible();

  await text.fill(spanish);
  await editor.getByLabel('Language').selectOption('EN');
  await text.fill(before);
  await editor.getByRole('button', { name: 'Save legal page' }).click();
  await expect(customer.content.getByRole('heading', { name: 'Terms', exact: true, level: 2 })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await visiting.close();
});

test('aurora: a member asks for the data, an operator approves it, and the member saves the file', async ({
  at,
  control,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(player, '/member/account');
  const section = page.getByRole('region', { name: 'My data' });
  await section.getByRole('button', { name: 'Request my data' }).click();
  await expect(section.getByText('Waiting for a decision')).toBeVisible();

  await control.decide('account-request', player.username, 'approve');
  await page.reload();
  const saving = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('account-data.json');
});
