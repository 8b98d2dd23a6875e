import { launchOptions } from '@atrium/bundling/chromium';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { EngineBrowser } from '../support/engines/engine';
import type { EnginePage } from '../support/engines/engine-page';
import { findEngines } from '../support/engines/find-engines';
import { Visit } from '../support/engines/visit';
import { startPortal, type Portal } from '../support/portal';
import { contactSheet, type Picture } from './contact-sheet';
import { looks } from './looks';
import type { ScreenOptions } from './options';

/** Pages of every merchant for visitors, by the name of their screen. */
const pages = { home: '/', slots: '/electron', 'sign-in': '/login' };

/** Takes the pages of each merchant in every installed engine, side by side on one sheet per merchant. */
export async function takeInEngines(options: ScreenOptions): Promise<void> {
  const portal = await startPortal();
  const pictures = new Map<string, Picture[]>();
  const columns: string[] = [];
  try {
    for (const found of await findEngines()) {
      if ('missing' in found) {
        console.log(`${found.engine} is skipped: ${found.missing}`);
        continue;
      }
      const browser = await found.launch();
      columns.push(browser.version);
      for (const { merchant } of options.looks.filter(({ merchant }) =>
        looks.some((look) => look.merchant === merchant),
      ))
        pictures.set(merchant, [...(pictures.get(merchant) ?? []), ...(await takeOne(browser, portal, merchant))]);
      await browser.close();
    }
  } finally {
    await portal.stop();
  }
  await saveSheets(pictures, columns, join(options.sheets, 'issue-13'));
}

async function takeOne(browser: EngineBrowser, portal: Portal, merchant: string): Promise<Picture[]> {
  const visit = await Visit.begin(browser, portal, merchant);
  const taken: Picture[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      await visit.open(path);
      await visit.page.see({ css: 'main h1, main article, main form' });
      await visit.page.until('the page is at rest', () => visit.page.call<boolean>(isAtRest.toString()));
      taken.push({ name: `${browser.version}: ${name}`, content: await settled(visit.page) });
    }
  } finally {
    await visit.page.close();
  }
  return taken;
}

/** Milliseconds between screenshots: images are drawn after content, and WebKit paints in tiles. */
const pause = 1500;

/** Takes screenshots until two in a row are equal, at most twenty. */
async function settled(page: EnginePage): Promise<Buffer> {
  let last = await page.screenshot();
  for (let left = 20; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Runs in the page: whether content is drawn and no image is loading. */
function isAtRest(): boolean {
  const loaded = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  return loaded && document.querySelector('[aria-busy="true"]') === null;
}

async function saveSheets(pictures: Map<string, Picture[]>, columns: string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const [merchant, taken] of pictures) {
      const sheet = await contactSheet(browser, `${merchant} · ${columns.join(', ')}`, taken, 1280);
      writeFileSync(join(folder, `${merchant}-engines.webp`), sheet);
      console.log(`issue-13, ${merchant}: ${taken.length} screens`);
    }
  } finally {
    await browser.close();
  }
}
