import { seriousFaults } from '../support/axe';
import { startPortal, type Portal } from '../support/portal';
import { preparedDatabase, testEnvironment } from '../support/start-test-portal';
import { expect, test } from '../support/test';

test.skip(Boolean(process.env[preparedDatabase]), 'its clock would stay ahead for the other tests of the database');

let portal: Portal;
test.beforeAll(async () => void (portal = await startPortal({ environment: testEnvironment })));
test.afterAll(() => portal.stop());

test('the control page sets the clock forward, injects a launch fault and explains a refusal [SBX-05]', async ({
  page,
}) => {
  await page.goto(`${portal.operations}/wps/control`);
  const outcome = page.getByRole('status');
  await expect(page.getByRole('row', { name: /aurora trial4 4 .*Atrium88/ })).toBeVisible();
  await expect(page.getByText('Nothing waits for a decision.')).toHaveCount(1);

  await page.getByLabel('Hours').fill('1');
  await page.getByRole('button', { name: 'Set forward' }).click();
  await expect(outcome).toContainText('"steps":2');
  await expect(page.getByText('(1.00 hours ahead)')).toBeVisible();

  await page.getByLabel('Answer').selectOption('low-balance');
  await page.locator('[data-action="launch-fault"]').getByRole('button', { name: 'Inject' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'launch_game_balance_not_enough' })).toBeVisible();
  await page.getByRole('button', { name: /^Clear fault/ }).click();
  await expect(page.getByText('No fault is active.')).toBeVisible();

  await page.getByLabel('Hours').fill('0');
  await page.getByRole('button', { name: 'Set forward' }).click();
  await expect(outcome).toContainText('Refused: ');
  await expect(outcome).toContainText('name days, hours, minutes or seconds');
  expect(await seriousFaults(page)).toEqual([]);
});

for (const { region, choice, value, text, save, calls } of [
  {
    ...{ region: 'Legal pages', choice: 'Page', value: 'privacy', text: 'Text, HTML', save: 'Save legal page' },
    calls: '**/wps/control/legal/*',
  },
  {
    ...{ region: 'Help centre', choice: 'Merchant', value: 'lotus', text: 'Topics, JSON', save: 'Save help' },
    calls: '**/wps/control/help/*',
  },
])
  test(`${region}: a text cannot be saved in the place of another one that is still loading`, async ({ page }) => {
    await page.goto(`${portal.operations}/wps/control`);
    const editor = page.getByRole('region', { name: region });
    const field = editor.getByLabel(text);
    const button = editor.getByRole('button', { name: save });
    await expect(field).not.toHaveValue('');
    let pass: (() => void) | undefined;
    await page.route(calls, (route) => (pass = () => void route.continue()));
    await editor.getByLabel(choice).selectOption(value);
    await expect.poll(() => pass).toBeDefined();
    await expect(field).toHaveValue('');
    await expect(button).toBeDisabled();

    pass?.();
    await expect(field).not.toHaveValue('');
    await expect(button).toBeEnabled();
  });
