import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const day = /^\d{4}-\d{2}-\d{2}$/;

for (const [merchant, path, like, width] of [
  ['aurora', '/member?page=transactionHistory', accounts.player, 1280],
  ['aurora', '/member?page=transactionHistory', accounts.player, 360],
  ['lotus', '/pointMall/record', accounts.player, 1280],
  ['aurora', '/agent?page=agentDownlineManagement', accounts.agent, 1280],
] as const)
  test(`${merchant}, ${path}, ${width} px: a range of days is chosen by keyboard; days to come cannot be chosen [DAT-01] [DAT-02] [DAT-03]`, async ({
    at,
    copyAccount,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const tab = at(merchant, { language: 'EN' });
    await tab.setLanguageCookie();
    await tab.signIn(await copyAccount(merchant, like), path);
    const range = tab.page.getByRole('group', { name: 'Date range' });
    const [from, to] = [range.getByLabel('From'), range.getByLabel('To')];
    await expect(to).toHaveValue(day);
    const today = await to.inputValue();
    await range.getByRole('button', { name: 'Choose dates in a calendar' }).press('Enter');
    const grid = tab.page.getByRole('grid');
    await expect(grid.locator(`[data-day="${today}"]`)).toBeFocused();
    expect(await seriousFaults(tab.page)).toEqual([]);
    // the day after today cannot be reached
    await tab.page.keyboard.press('ArrowRight');
    await expect(grid.locator(`[data-day="${today}"]`)).toBeFocused();
    for (const key of ['ArrowUp', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter']) await tab.page.keyboard.press(key);
    const before = (days: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
    await expect(to).toHaveValue(before(7));
    await expect(from).toHaveValue(before(9));

    await to.fill(before(-1));
    await to.press('Enter');
    await expect(range).toContainText('Choose dates up to today.');
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
  });
