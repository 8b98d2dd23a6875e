import { launchOptions } from '@atrium/bundling/chromium';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startPortal } from '../support/portal';
import { contactSheet, type Picture } from './contact-sheet';
import type { Look } from './looks';
import type { ScreenOptions } from './options';
import type { Screen } from './screen';
import { looksOf, screens, widthsOf } from './screens';
import { Tab } from './tab';
import { takeScreen } from './take-screen';

/** Takes every screen of a new portal, and writes one sheet per folder, merchant and width. */
export async function takeScreens(options: ScreenOptions): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  const faults: string[] = [];
  try {
    for (const [folder, list] of Object.entries(screens).filter(([name]) => name === (options.folder ?? name)))
      for (const look of looksOf(folder).filter(({ merchant }) => isSelected(merchant, options)))
        for (const width of widthsOf(folder).filter((one) => options.widths.includes(one))) {
          const selected = list.filter(({ name }) => name.includes(options.only));
          const taken = await takeAll(new Tab(browser, portal, look, width), selected, options);
          faults.push(...taken.faults);
          if (taken.pictures.length > 0) await save(browser, { folder, look, width }, taken.pictures, options);
          console.log(`${folder}, ${look.merchant}, ${width} px: ${taken.pictures.length} screens`);
        }
  } finally {
    await browser.close();
    await portal.stop();
  }
  if (faults.length > 0) throw new Error(`Some screens have faults:\n  ${faults.join('\n  ')}`);
}

function isSelected(merchant: string, { looks }: ScreenOptions): boolean {
  return looks.some((look) => look.merchant === merchant);
}

async function takeAll(tab: Tab, selected: readonly Screen[], { singles }: ScreenOptions) {
  const prefix = `${tab.look.merchant}-${tab.width}`;
  const pictures: Picture[] = [];
  const faults: string[] = [];
  for (const screen of selected.filter(({ where }) => where?.(tab) !== false)) {
    const { content, faults: found } = await takeScreen(tab, screen);
    for (const fault of found) console.error(`${prefix}: ${screen.name}: ${fault}`);
    faults.push(...found.map((fault) => `${prefix}: ${screen.name}: ${fault}`));
    if (!content) continue;
    pictures.push({ name: screen.name, content });
    // at once, so that a run that is stopped leaves what it took
    if (singles) write(singles, `${prefix} ${screen.name}.png`, content);
  }
  await tab.close();
  return { pictures, faults };
}

interface Sheet {
  folder: string;
  look: Look;
  width: number;
}

async function save(
  browser: Browser,
  { folder, look, width }: Sheet,
  pictures: Picture[],
  { sheets }: ScreenOptions,
): Promise<void> {
  const sheet = await contactSheet(browser, `${look.merchant} · ${width} px`, pictures, width);
  write(join(sheets, folder), `${look.merchant}-${width}.webp`, sheet);
}

function write(folder: string, name: string, content: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}
