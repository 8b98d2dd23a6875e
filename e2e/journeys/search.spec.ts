import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

const merchant = 'aurora';

test('a search with a typing error finds the game, keeps itself in the address, and Back from the game returns to it', async ({
  at,
}) => {
  const tab = at(merchant);
  await tab.signIn(accounts.player, '/search');
  const cards = tab.content.getByRole('article');
  await cards.first().waitFor();
  const name = await cards.first().getByRole('heading').innerText();
  const [word = ''] = name.split(' ');
  const misspelt = word.slice(0, 2) + word.slice(3);

  await tab.content.getByRole('searchbox').fill(`${misspelt} ${name.split(' ').slice(1).join(' ')}`);
  await expect(cards.first().getByRole('heading')).toHaveText(name);
  await expect(tab.page).toHaveURL(/\/search\?q=/);
  const found = tab.page.url();

  await cards.first().getByRole('button').first().press('Enter');
  await tab.game.waitUntilReady();
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(found);
  await expect(cards.first().getByRole('heading')).toHaveText(name);
});

test('the list is complete for the keyboard, and the page keeps its place', async ({ at }) => {
  const tab = at(merchant);
  await tab.open('/search');
  const items = tab.content.getByRole('list', { name: tab.say('lobby', 'search.title') }).getByRole('listitem');
  await items.first().waitFor();
  const count = Number(await items.first().getAttribute('aria-setsize'));
  expect(await items.count()).toBeLessThanOrEqual(count);

  await tab.page.keyboard.press('Control+End');
  await expect(items.last()).toHaveAttribute('aria-posinset', String(count));
  await items.last().getByRole('button').last().focus();
  const before = await tab.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  for (let presses = 0; presses < 6; presses += 1) await tab.page.keyboard.press('Shift+Tab');
  const after = await tab.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  expect(Number(after)).toBeLessThan(Number(before));
});
