import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    /** Set by what the strings would run, were they run. */
    escaped?: unknown;
  }
}

/** Hears of everything by which a page could be left: documents of others, requests to others, windows, dialogs. */
export class Escapes {
  readonly #heard: string[] = [];

  constructor(private readonly origin: string) {}

  /** Looks at all tabs of a context; nothing that leaves this machine is let through. */
  async watch(context: BrowserContext): Promise<void> {
    const port = new URL(this.origin).port;
    await context.route(
      ({ hostname, port: asked }) => !hostname.endsWith('.localhost') || asked !== port,
      (route) => route.abort(),
    );
    context.on('request', (request) => {
      const address = request.url();
      const { protocol, hostname, port: asked, origin } = new URL(address);
      const carried = ['data:', 'blob:'].includes(protocol) && !request.isNavigationRequest();
      const local = hostname.endsWith('.localhost') && asked === port;
      if (!carried && !local) this.#heard.push(`a request to ${address.slice(0, 200)}`);
      const document = request.isNavigationRequest() && request.frame().parentFrame() === null;
      if (document && origin !== this.origin) this.#heard.push(`a document from ${address.slice(0, 200)}`);
      if (document && !isPage(address)) this.#heard.push(`a document that is no page: ${address.slice(0, 200)}`);
    });
    context.on('page', () => this.#heard.push('a window'));
    context.on('dialog', (dialog) => {
      this.#heard.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** What was heard since the last time, and what can be seen of the page now. */
  async take(page: Page): Promise<string[]> {
    const heard = this.#heard.splice(0);
    if (new URL(page.url()).origin !== this.origin) heard.push(`the page is at ${page.url().slice(0, 200)}`);
    if (await page.evaluate(() => window.escaped !== undefined)) heard.push('a script ran');
    return heard;
  }
}

/** Interfaces and files are at our origin too, and are no pages. */
function isPage(address: string): boolean {
  return !/^\/(wps|lgw|r|console|registry|telemetry|composition|healthz|readyz|metrics|packages)(\/|$)/i.test(
    new URL(address).pathname,
  );
}
