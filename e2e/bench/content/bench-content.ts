import { cpus } from 'node:os';
import { noticesList, promotionGroup } from '@atrium/api';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import { seededRandom, type Draw } from '../../support/seeded-random';
import { Control } from '../../support/control';
import { startPortal, type Portal } from '../../support/portal';
import { median } from '../figures/median';
import { ratioOfMedians } from '../figures/ratio-of-medians';
import { measuredMerchant } from '../measuring/serve-build';
import { visit } from '../measuring/visit';
import { contentOptions, usage } from './options';

const numbers = { few: 20, many: 200 } as const;
type Variant = keyof typeof numbers;
const inOrder: Variant[] = ['few', 'many'];
/** The most of `many` to `few` that is good enough. */
const aim = 1.2;
/** What a card of the list is drawn as. */
const card = 'main [data-holder] article';

/** Measures how soon the promotion page shows its first promotion, and prints the ratio. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { rounds, seed } = contentOptions(args);
  const draw = seededRandom(seed);
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const variant of inOrder) await storePromotions(portal, variant, draw);
    const times: Record<Variant, number[]> = { few: [], many: [] };
    const bytes: Record<Variant, number> = { few: 0, many: 0 };
    // round 0 is a warm-up: a server's first responses are slower
    for (let round = 0; round <= rounds; round += 1)
      for (const variant of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
        const { firstUsable, transfers } = await visitPromotions(browser, portal, variant);
        if (round > 0) times[variant].push(firstUsable);
        bytes[variant] = Math.max(...transfers.map(({ path, bytes }) => (path === noticesList.path ? bytes : 0)));
      }
    const { ratio, from, to } = ratioOfMedians(times.many, times.few, draw);
    console.log(`
/promotion, ${rounds} visits with each number, alternating, cold cache (--seed ${seed})
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}; Chromium ${browser.version()}
  first promotion with ${numbers.many} / ${numbers.few}: ${median(times.many).toFixed(0)} / ${median(times.few).toFixed(0)} ms
  ratio ${ratio.toFixed(3)}, 95 % interval ${from.toFixed(3)} to ${to.toFixed(3)}, aim ${aim}
  answer ${(bytes.many / 1000).toFixed(1)} / ${(bytes.few / 1000).toFixed(1)} kB`);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Stores promotions in a group of their own. */
async function storePromotions(portal: Portal, variant: Variant, draw: Draw): Promise<void> {
  const control = new Control(portal);
  for (let number = 1; number <= numbers[variant]; number += 1)
    await control.notice(measuredMerchant, `Promotion ${number}`, {
      ...{ type: 'PR', groupName: variant, redirect: 'DEPOSIT', images: [{ imageId: '1', url: 'scene:harvest' }] },
      contents: { EN: `<p>${sentences(draw)}</p>` },
      // the latest comes first
      startsAt: Date.UTC(2026, 0, 1) - number * 60_000,
    });
}

/** Conditions as promotions have them, about 400 characters. */
function sentences(draw: Draw): string {
  return Array.from(
    { length: 6 },
    () => `Deposit at least ${draw(10, 500)} and get ${draw(5, 100)} % on top, up to ${draw(100, 9_999)}.`,
  ).join(' ');
}

/** Opens the page, which gets the promotions of this variant's group. */
async function visitPromotions(browser: Browser, portal: Portal, variant: Variant) {
  const context = await browser.newContext();
  try {
    // in the page: a route of the browser would switch its cache off
    await context.addInitScript(
      ({ from, to }) => {
        const { open } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
          open.call(this, method, String(address).replace(from, to), true);
        };
      },
      { from: `groupName=${promotionGroup}`, to: `groupName=${variant}` },
    );
    return await visit(context, portal.page(measuredMerchant, '/promotion'), { content: card });
  } finally {
    await context.close();
  }
}
