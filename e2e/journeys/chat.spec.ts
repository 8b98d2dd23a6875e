import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('aurora: an operator answers in the chat room; both tabs count it, and a message that was not sent can be sent again [CHT-01] [CHT-02] [CHT-10]', async ({
  at,
  control,
  copyAccount,
  context,
}) => {
  const player = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(player, '/electron');
  const other = await context.newPage();
  await other.goto(tab.page.url());
  const button = tab.page.locator('[data-chat-room]');
  const room = tab.page.getByRole('region', { name: 'Chat room' });
  const inside = tab.page.locator('iframe[src*="/room"]').contentFrame();

  await button.click();
  await inside.getByLabel('Your message').fill('Where is my deposit?');
  await control.fault({ merchant: 'aurora', endpoint: 'chat.send', status: 503, times: 1 });
  await inside.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(inside.getByText('Where is my deposit?')).toBeVisible();
  await inside.getByRole('button', { name: 'Send again' }).click();
  await expect(inside.locator('li.own:not([data-key])')).toHaveCount(1);
  await inside.getByLabel('Your message').fill('A draft');
  await room.getByRole('button', { name: 'Close the chat room' }).click();
  await expect(room).toHaveCount(0);

  await control.answerInChat('aurora', player.username, 'It arrives today.');
  await expect(button).toHaveText('1');
  await expect(other.locator('[data-chat-room]')).toHaveText('1');
  await button.click();
  await expect(inside.getByText('It arrives today.')).toBeVisible();
  await expect(inside.getByLabel('Your message')).toHaveValue('A draft');
  await expect(other.locator('[data-chat-room]')).toHaveText('');
  await expect(button).toHaveText('');
});
