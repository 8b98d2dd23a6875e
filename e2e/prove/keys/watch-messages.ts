import type { Page } from 'playwright';

/** Notes every message dialog and toast that the page shows from now on, also one that goes again. */
export async function watchMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shownMessages: shown });
    const note = () => {
      const messages = document.querySelectorAll('dialog[open], [popover][aria-live] > *');
      for (const message of messages) shown.add((message.textContent ?? '').trim());
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
}

/** Texts of the messages that this document has shown so far. */
export function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { shownMessages: Set<string> }).shownMessages]);
}
