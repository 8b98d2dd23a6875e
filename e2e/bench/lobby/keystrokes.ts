import { gamesIndex, gamesSearch, gamesVendors } from '@atrium/api';
import type { Browser, Page } from 'playwright';
import { lineProfile } from '../measuring/line-profile';
import { manyGames } from './many-games';

/** Texts that are typed in turn; each matches many games. */
const texts = ['a', 'ar', 'r', 'e', 'en', 'n', 'o', 'or'];

/** Milliseconds from each key to the painted list, windowed and with all games drawn; the variants alternate. */
export async function keystrokes(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<{ windowed: number[]; plain: number[] }> {
  const pages = {
    windowed: await openSearch(browser, address, false),
    plain: await openSearch(browser, address, true),
  };
  const times = { windowed: [] as number[], plain: [] as number[] };
  // the first key of each page warms it up
  for (let round = 0; round <= rounds; round += 1)
    for (const variant of ['windowed', 'plain'] as const) {
      const time = await typeText(pages[variant], texts[round % texts.length] ?? '');
      if (round > 0) times[variant].push(time);
    }
  await Promise.all(Object.values(pages).map((page) => page.context().close()));
  return times;
}

/** @param whole makes the screen as high as the list, so that the same code draws every game */
async function openSearch(browser: Browser, address: string, whole: boolean): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  if (whole) await page.addInitScript(() => Object.defineProperty(window, 'innerHeight', { get: () => 10_000_000 }));
  const { cards, games } = manyGames(2000);
  const answer = (value: unknown) => ({ json: { success: true, value } });
  await page.route(`**${gamesIndex.path}*`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${gamesVendors.path}*`, (route) => route.fulfill(answer(cards)));
  await page.route(`**${gamesSearch.path}*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const own = games.filter(({ vassalage }) => vassalage === query.get('vassalage'));
    const listed = own.slice((number - 1) * size, number * size);
    return route.fulfill(answer({ games: listed, pageNum: number, totalPages: Math.ceil(own.length / size) }));
  });
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[aria-setsize="2000"]') !== null, undefined, {
    timeout: 120_000,
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: lineProfile.processor });
  return page;
}

/** Types as a person does, by an input event, and waits for the frame after it. */
function typeText(page: Page, text: string): Promise<number> {
  return page.evaluate(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (!box) throw new Error('The search has no box to type in.');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const begun = performance.now();
    write?.call(box, typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - begun;
  }, text);
}
