import { gamesVendors } from '@atrium/api';
import { layoutShift } from '../bench/lobby/layout-shift';
import { hotGamesOf } from '../pages/home-page';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

for (const code of ['aurora', 'lotus', 'kestrel'])
  test(`${code}: the first screen of home shows 18 games at 1440 px, and one filled button: Deposit where the merchant has it`, async ({
    at,
  }) => {
    const tab = at(code);
    await tab.page.setViewportSize({ width: 1440, height: 900 });
    await tab.signIn(accounts.player);
    const cards = hotGamesOf(tab).getByRole('article');
    await expect(cards).toHaveCount(18);
    await expect(tab.content.locator('[aria-busy=true]')).toHaveCount(0);
    const visible = () =>
      cards.evaluateAll((all) => all.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length);
    // the rail of games in progress leaves once its list is known to be empty
    await expect.poll(visible).toBe(18);
    // a name lies over the dark end of its picture, whatever the brand's colour of headings
    await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(255, 255, 255)');

    const filled = await tab.page.evaluate(() => {
      const fill = (element: Element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${backgroundColor} ${backgroundImage}`;
      };
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--button-background) border-box';
      const wanted = fill(probe);
      probe.remove();
      return [...document.querySelectorAll('header a, header button')]
        .filter((one) => fill(one) === wanted)
        .map((one) => one.textContent);
    });
    expect(filled).toEqual(code === 'kestrel' ? [] : [tab.say('member', 'page.depositv2')]);
  });

test('a phone of 360 px has three cards a row on home and in the slot lobby', async ({ at }) => {
  const tab = at('aurora');
  await tab.page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/electron']) {
    await tab.open(path);
    await tab.firstGame.waitFor();
    const cards = (path === '/' ? hotGamesOf(tab) : tab.content).getByRole('article');
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false, false, false]);
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
  }
});

test('home and the slot lobby load with a layout shift below 0.05 at 360 and 1440 px', async ({ at, browser }) => {
  const tab = at('aurora');
  for (const path of ['/', '/electron'])
    for (const width of [360, 1440])
      await test.step(`${path} at ${width} px`, async () => {
        expect(Number(await layoutShift(browser, tab.address(path), width))).toBeLessThan(0.05);
      });
});

test('the list of slots keeps its place when the vendors fail after it is shown, and they can be retried', async ({
  at,
  browser,
}) => {
  const tab = at('aurora');
  const shift = await layoutShift(browser, tab.address('/electron'), 360, async (page) => {
    await page.route(`**${gamesVendors.path}*`, async (route) => {
      await page.locator('main article').first().waitFor();
      await route.fulfill({ status: 500, json: {} });
    });
  });
  expect(Number(shift)).toBeLessThan(0.05);

  let failing = true;
  await tab.page.setViewportSize({ width: 360, height: 740 });
  await tab.page.route(`**${gamesVendors.path}*`, (route) =>
    failing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await tab.open('/electron');
  await expect(tab.content.getByRole('alert')).toContainText(tab.say('lobby', 'list.failed'));
  await expect(tab.firstGame).toBeVisible();
  failing = false;
  await tab.content.getByRole('alert').getByRole('button').click();
  await expect(tab.content.getByRole('tab', { name: 'Nova Slots' })).toHaveCount(1);
  await expect(tab.content.getByRole('alert')).toHaveCount(0);
});
