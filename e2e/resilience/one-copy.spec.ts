import { expect, test } from '../support/test';

test('start-up answers come with the page: none of those calls is made again [SET-01]', async ({ at }) => {
  const tab = at('aurora');
  const asked = tab.requestsTo('/wps/system/');
  // a page is sent without answers that take longer than 300 ms; the next page has them
  await expect(async () => {
    asked.length = 0;
    await tab.open('/electron');
    await expect(tab.firstGame).toBeVisible();
    await tab.menuItem('menu.fish').click();
    await expect(tab.title).toHaveText(tab.say('lobby', 'menu.fish'));
    expect(asked).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('host and two remotes on one page share one copy of React, MobX and emotion', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/electron');
  await tab.playFirstGame.click();
  await expect(tab.signInPopup.username).toBeVisible();
  const { roots, reactKeys, mobxInstances, emotionCaches } = await tab.shell.copies();
  expect(roots).toBeGreaterThan(2);
  expect(reactKeys).toHaveLength(1);
  expect(mobxInstances).toBe(1);
  expect(emotionCaches).toEqual(['atrium']);
});
