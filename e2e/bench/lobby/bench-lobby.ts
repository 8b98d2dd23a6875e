import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../../support/portal';
import { median } from '../figures/median';
import { lineProfile } from '../measuring/line-profile';
import { measuredMerchant } from '../measuring/serve-build';
import { keystrokes } from './keystrokes';
import { indexBytes } from './index-bytes';
import { layoutShift } from './layout-shift';
import { lobbyOptions, usage } from './options';

const widths = [360, 1440];

/** Measures the search and the layout of the lobby pages, and prints figures. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { rounds } = lobbyOptions(args);
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  try {
    const address = (path: string) => portal.page(measuredMerchant, path);
    const { windowed, plain } = await keystrokes(browser, address('/search'), rounds);
    const [near, all] = [median(windowed), median(plain)];
    console.log(`  keystroke to painted list over 2 000 games, processor ${lineProfile.processor}x slower`);
    console.log(`    windowed ${near.toFixed(1)} ms, plain ${all.toFixed(1)} ms, ratio ${(near / all).toFixed(2)}`);
    const { calls, bytes } = await indexBytes(browser, address('/search'));
    console.log(`  index: ${(bytes / 1000).toFixed(1)} kB in ${calls} calls`);
    for (const path of ['/', '/electron'])
      for (const width of widths)
        console.log(`  layout shift of ${path} at ${width} px: ${await layoutShift(browser, address(path), width)}`);
  } finally {
    await browser.close();
    await portal.stop();
  }
}
