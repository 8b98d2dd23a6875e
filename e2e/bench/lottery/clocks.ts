import { setTimeout as wait } from 'node:timers/promises';
import { vietnamList, type LotteryGame } from '@atrium/api';
import type { Browser, CDPSession } from 'playwright';
import { lineProfile } from '../measuring/line-profile';

interface Measured {
  /** Address of a page that shows each lottery of its list with a countdown. */
  address: string;
  clocks: number;
  seconds: number;
}

/** Seconds that a page gets to become quiet after its countdowns are shown. */
const settling = 10;

/** Milliseconds of script of a page with so many countdowns, and of one with a single one, both at the same time. */
export async function clockScripts(
  browser: Browser,
  { address, clocks, seconds }: Measured,
): Promise<{ many: number; one: number }> {
  const [many, one] = await Promise.all([clocks, 1].map((count) => openClocks(browser, address, count)));
  if (!many || !one) throw new Error('A page is missing.');
  await wait(settling * 1_000);
  const before = { many: await scriptTime(many), one: await scriptTime(one) };
  await wait(seconds * 1_000);
  const after = { many: await scriptTime(many), one: await scriptTime(one) };
  return { many: after.many - before.many, one: after.one - before.one };
}

async function openClocks(browser: Browser, address: string, count: number): Promise<CDPSession> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.route(`**${vietnamList.path}?**`, (route) =>
    route.fulfill({ json: { success: true, value: listOf(count) } }),
  );
  await page.goto(address);
  const shown = (expected: number) =>
    [...document.querySelectorAll('main [role="timer"]')].filter(({ textContent }) => /\d/.test(textContent)).length ===
    expected;
  await page.waitForFunction(shown, count, { timeout: 120_000 });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: lineProfile.processor });
  await protocol.send('Performance.enable');
  return protocol;
}

/** So many lotteries, each drawn at another time, hours from now. */
function listOf(count: number): LotteryGame[] {
  const now = Math.floor(Date.now() / 1_000);
  return Array.from({ length: count }, (_, at) => ({
    ...{ gameId: String(at), gameCode: `BENCH${at}`, code: `BENCH${at}`, gameGroupId: 12, gameGroupCode: 'VN' },
    ...{ displayName: `Lottery ${at}`, remark: '', webIconUrl: 'art:VN', defaultPlayType: 'VN', labelName: 'Vietnam' },
    ...{ numero: '20260102-0001', remainTime: 36_000 + at * 61 - (now % 3_600), lockTime: 10, tag: '' },
    ...{ liveVideoSwitch: false, gameMenus: [] },
  }));
}

/** Milliseconds that the page has spent in scripts. */
async function scriptTime(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!found) throw new Error('The browser does not tell the time of scripts.');
  return found.value * 1_000;
}
