import { seriousFaults } from '../support/axe';
import { within } from '../support/within';
import type { Screen } from './screen';
import type { Tab } from './tab';

/** What became of a screen: its picture, and sentences about what is wrong with it. */
export interface TakenScreen {
  /** PNG. Absent if the page gave none. */
  content?: Buffer;
  faults: string[];
}

/** Timeouts in milliseconds; long, because the machine may be busy. */
const limits = { signIn: 60_000, screen: 45_000, axe: 30_000, picture: 15_000 };

/** Shows a screen, examines it and takes its picture. A screen that cannot be shown ends after its time limit. */
export async function takeScreen(tab: Tab, { as, show, neverSettles }: Screen): Promise<TakenScreen> {
  const faults: string[] = [];
  try {
    await within(limits.signIn, 'sign-in', tab.useAs(as));
    await within(limits.screen, 'the screen', showSettled(tab, show, neverSettles));
    faults.push(...(await within(limits.axe, 'axe', examine(tab))));
    return { content: await picture(tab), faults };
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '');
    const content = await picture(tab).catch(() => undefined);
    // a new browser context also ends what the screen still waits for
    await within(limits.picture, 'the end', tab.close()).catch(() => tab.requireNewBrowser());
    return { ...(content && { content }), faults };
  }
}

async function showSettled(tab: Tab, show: Screen['show'], neverSettles = false): Promise<void> {
  await show(tab);
  if (!neverSettles) await tab.settle();
}

/** Serious faults that axe finds, and content that is wider than the page. */
async function examine({ page }: Tab): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(overflow > 0 ? [`${overflow} px wider than the page`] : []), ...(await seriousFaults(page))];
}

async function picture(tab: Tab): Promise<Buffer> {
  return tab.page.screenshot({ animations: 'disabled', caret: 'hide', timeout: limits.picture });
}
