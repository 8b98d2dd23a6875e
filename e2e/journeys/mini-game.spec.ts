import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a signed-in player drags the mini-game, turns the phone and plays [MIN-01] [MIN-02] [SBX-06]', async ({ at }) => {
  const tab = at('aurora');
  const { page } = tab;
  const button = page.getByRole('button', { name: tab.say('lottery', 'mini.title') });
  await tab.open('/');
  await expect(button).toHaveCount(0);
  await tab.signIn(accounts.player);
  await button.waitFor();

  const start = await button.boundingBox();
  await page.mouse.move((start?.x ?? 0) + (start?.width ?? 0) - 4, (start?.y ?? 0) + 28);
  await page.mouse.down();
  await expect(button).toHaveAttribute('data-dragging', '');
  await page.mouse.move(300, 300, { steps: 5 });
  await expect.poll(async () => Math.round((await button.boundingBox())?.y ?? 0)).toBeLessThan(320);
  await page.mouse.up();

  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => {
      const box = await button.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 390;
    })
    .toBe(true);

  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: tab.say('lottery', 'mini.roll') }).click();
  await page.getByRole('button', { name: tab.say('lottery', 'quick.bet') }).click();
  await expect(page).toHaveURL(/\/lottery\?.*bet_param=/);
  await expect(button).toBeHidden();
});
