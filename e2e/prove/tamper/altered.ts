import type { Page } from 'playwright';

/** The global that altered bytes set when they run. */
const mark = 'alteredBytesRan';

/** A file's text with code that marks the page when it runs. */
export function altered(body: string): string {
  return `globalThis.${mark} = true;\n${body}`;
}

export function haveAlteredBytesRun(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in globalThis, mark);
}
