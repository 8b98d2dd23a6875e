import type { Page } from 'playwright';

/** A name the page has once altered bytes have run. */
const mark = 'alteredBytesRan';

/** Code that is not the release's, and tells when it runs. */
export function altered(body: string): string {
  return `globalThis.${mark} = true;\n${body}`;
}

export function haveAlteredBytesRun(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in globalThis, mark);
}
