import { expect, test } from '../support/test';

test('the page brings its start-up answers: none of those calls is made again [SET-01]', async ({ at }) => {
  const tab = at('aurora');
  const asked = tab.requestsTo('/wps/system/');
  // a portal that has the answers later than 300 ms sends the page without them: the next page has them
  await expect(async () => {
    asked.length = 0;
    await tab.open('/electron');
    await expect(tab.firstGame).toBeVisible();
    await tab.menuEntry('menu.fish').click();
    await expect(tab.title).toHaveText(tab.say('lobby', 'menu.fish'));
    expect(asked).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('host and two remotes on one page draw with one copy of React, MobX and emotion', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/electron');
  await tab.playFirstGame.click();
  await expect(tab.signInPopup.username).toBeVisible();
  const { roots, reactKeys, mobxInstances, emotionCaches } = await tab.around.copies();
  expect(roots).toBeGreaterThan(2);
  expect(reactKeys).toHaveLength(1);
  expect(mobxInstances).toBe(1);
  expect(emotionCaches).toEqual(['atrium']);
});
