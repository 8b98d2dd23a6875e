import { gamesSearch, gamesTrial } from '@atrium/api';
import type { Page } from 'playwright/test';
import { GamePage } from '../pages/game-page';
import { seriousFaults } from '../support/axe';
import { watchPageErrors } from '../support/page-errors';
import type { TestPortal } from '../support/start-test-portal';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Each kind with a game type that has it. */
const kinds = {
  'slot-lines': 'RNG',
  'slot-ways': 'RNG',
  'video-poker': 'RNG',
  baccarat: 'RNG',
  'card-duel': 'PVP',
  'poker-duel': 'PVP',
  roulette: 'RNG',
  fishing: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  'instant-lottery': 'RNG',
} as const;

for (const [kind, gameType] of Object.entries(kinds)) {
  test(`a demo of ${kind} is played by keyboard on a phone of 360 px, with a reader's texts`, async ({
    page,
    portal,
  }) => {
    const errors = await watchPageErrors(page);
    const game = await openDemo(page, portal, kind, gameType);
    await game.waitUntilReady();
    await expect.poll(() => game.sidewaysOverflow()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    const before = await game.balance.innerText();
    if ((await game.bets.count()) > 1) {
      await game.bets.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(game.bets.nth(1)).toBeChecked();
    }
    const ready = await game.status.innerText();
    await game.play.focus();
    await page.keyboard.press('Enter');
    await expect(game.stage).not.toHaveAttribute('data-state', 'ready');
    await game.waitUntilReady();
    await expect(game.status).not.toHaveText(ready);
    await expect(game.balance).not.toHaveText('');
    expect(before).not.toBe('');

    await game.openRules();
    await expect(game.rules).toContainText('%');
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(game.rules).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('a game page speaks the language of its address', async ({ page, portal }) => {
  const game = await openDemo(page, portal, 'roulette', 'RNG', 'TH');
  await game.waitUntilReady();
  await expect(game.status).toContainText('เลือกสิ่งที่จะเดิมพัน');
});

/** Opens a demo in a tab of its own, so that the page is tested without the portal around it. */
async function openDemo(page: Page, portal: TestPortal, kind: string, gameType: string, language = 'EN') {
  await page.goto(portal.page('aurora', '/login'));
  const address = await page.evaluate(launchDemo, {
    kind,
    gameType,
    language,
    search: gamesSearch.path,
    trial: gamesTrial.path,
  });
  await page.goto(address);
  return new GamePage(page);
}

interface Wanted {
  kind: string;
  gameType: string;
  language: string;
  /** Paths of the calls. */
  search: string;
  trial: string;
}

/** Runs in the portal's page. Returns the address of a demo of the kind. */
async function launchDemo({ kind, gameType, language, search, trial }: Wanted): Promise<string> {
  const headers = { device: 'web', language, 'content-type': 'application/json' };
  for (let pageNo = 1; pageNo < 10; pageNo += 1) {
    const fields = { clientType: 'web', platform: 'W', merchant: 'aurora', gameType, language, pageSize: '100' };
    const query = new URLSearchParams({ ...fields, pageNo: String(pageNo) });
    const found = (await (await fetch(`${search}?${query}`, { headers })).json()) as {
      value: { games: { kind: string; supportPlay: number; gameId: string }[] };
    };
    const game = found.value.games.find((each) => each.kind === kind && each.supportPlay === 0);
    if (!game) continue;
    const body = JSON.stringify({ gameId: game.gameId, nodeId: '', platform: 'W', language });
    const answer = (await (await fetch(trial, { method: 'POST', headers, body })).json()) as {
      value: { game_url: string };
    };
    return answer.value.game_url;
  }
  throw new Error(`No ${kind} has a demo.`);
}
