import { launchOptions } from '@atrium/bundling/chromium';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startPortal, type Portal } from '../support/portal';
import { contactSheet, type Picture } from './contact-sheet';
import type { Look } from './looks';
import type { ScreenOptions } from './options';
import type { Screen } from './screen';
import { looksOf, screens } from './screens';
import { Tab } from './tab';

/** Takes every screen of a new portal, and writes one sheet per folder, merchant and width. */
export async function takeScreens(options: ScreenOptions): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  const missing: string[] = [];
  try {
    for (const [folder, list] of Object.entries(screens).filter(([name]) => name === (options.folder ?? name)))
      for (const look of looksOf(folder).filter(({ merchant }) => isSelected(merchant, options)))
        for (const width of options.widths) {
          const selected = list.filter(({ name }) => name.includes(options.only));
          const { pictures, failed } = await takeOne(browser, portal, { look, width }, selected);
          missing.push(...failed);
          const prefix = `${look.merchant}-${width}`;
          if (options.singles)
            save(
              options.singles,
              pictures.map(({ name, content }) => ({ name: `${prefix} ${name}.png`, content })),
            );
          const content = await contactSheet(browser, `${look.merchant} · ${width} px`, pictures, width);
          save(join(options.sheets, folder), [{ name: `${prefix}.webp`, content }]);
          console.log(`${folder}, ${look.merchant}, ${width} px: ${pictures.length} screens`);
        }
  } finally {
    await browser.close();
    await portal.stop();
  }
  if (missing.length > 0) throw new Error(`Some screens could not be taken:\n  ${missing.join('\n  ')}`);
}

function isSelected(merchant: string, { looks }: ScreenOptions): boolean {
  return looks.some((look) => look.merchant === merchant);
}

async function takeOne(
  browser: Browser,
  portal: Portal,
  { look, width }: { look: Look; width: number },
  selected: readonly Screen[],
) {
  const tab = new Tab(browser, portal, look, width);
  const pictures: Picture[] = [];
  const failed: string[] = [];
  for (const { name, as, where, show, neverSettles } of selected) {
    if (where?.(tab) === false) continue;
    try {
      await tab.useAs(as);
      await show(tab);
      if (!neverSettles) await tab.settle();
    } catch (error) {
      const fault = `${look.merchant} ${width}: ${name}: ${String(error).split('\n')[0]}`;
      console.error(fault);
      failed.push(fault);
    }
    pictures.push({ name, content: await tab.page.screenshot({ animations: 'disabled', caret: 'hide' }) });
  }
  await tab.close();
  return { pictures, failed };
}

function save(folder: string, files: Picture[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
