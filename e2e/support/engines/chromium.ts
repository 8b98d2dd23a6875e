import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Page } from 'playwright';
import { callSource } from './call-source';
import { windowSize, type EngineBrowser, type EngineTab } from './engine';

export async function launchChromium(): Promise<EngineBrowser> {
  const browser = await chromium.launch(await launchOptions({ shell: true }));
  return {
    engine: 'chromium',
    version: `Chromium ${browser.version()}`,
    async newTab() {
      const context = await browser.newContext({ viewport: windowSize, reducedMotion: 'reduce' });
      return chromiumTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function chromiumTab(page: Page): EngineTab {
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    async call<Answer>(source: string, args: readonly unknown[], frame?: string) {
      const content = frame === undefined ? page : await (await page.$(frame))?.contentFrame();
      if (!content) throw new Error(`The page has no frame ${frame}`);
      const answer = await content.evaluate<string | undefined>(
        `(${callSource(source)})(${JSON.stringify(JSON.stringify(args))})`,
      );
      return (answer === undefined ? undefined : JSON.parse(answer)) as Answer;
    },
    async clickAt(x, y, frame) {
      const box = frame === undefined ? undefined : await (await page.$(frame))?.boundingBox();
      await page.mouse.click(x + (box?.x ?? 0), y + (box?.y ?? 0));
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  };
}
