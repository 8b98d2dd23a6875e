import type { PortalPage } from '../../pages/portal-page';

declare global {
  interface Window {
    toastsRead?: string[];
  }
}

/** Reads a tab's toasts and dismisses each. */
export class ToastReader {
  readonly #tab: PortalPage;

  constructor(tab: PortalPage) {
    this.#tab = tab;
  }

  async start(): Promise<void> {
    const names = { region: this.#tab.say('host', 'messages'), dismiss: this.#tab.say('host', 'dismiss_toast') };
    await this.#tab.page.evaluate(({ region, dismiss }) => {
      const read = (window.toastsRead = [] as string[]);
      const seen = new WeakSet<Element>();
      const look = () => {
        for (const button of document.querySelectorAll<HTMLElement>(
          `[aria-label="${region}"] button[aria-label="${dismiss}"]`,
        )) {
          if (seen.has(button)) continue;
          seen.add(button);
          read.push(button.parentElement?.textContent ?? '');
          button.click();
        }
      };
      setInterval(look, 20);
    }, names);
  }

  read(): Promise<string[]> {
    return this.#tab.page.evaluate(() => window.toastsRead ?? []);
  }
}
