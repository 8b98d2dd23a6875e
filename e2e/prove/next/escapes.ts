import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    /** Set by the scripts in the strings, if one runs. */
    escaped?: unknown;
  }
}

/** Records every way out of a page: documents and requests of other origins, windows, dialogs. */
export class Escapes {
  readonly #seen: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Watches all tabs of a context, and aborts every request that would leave this machine. */
  async watch(context: BrowserContext): Promise<void> {
    const port = new URL(this.#origin).port;
    await context.route(
      ({ hostname, port: asked }) => !hostname.endsWith('.localhost') || asked !== port,
      (route) => route.abort(),
    );
    context.on('request', (request) => {
      const address = request.url();
      const { protocol, hostname, port: asked, origin } = new URL(address);
      const carried = ['data:', 'blob:'].includes(protocol) && !request.isNavigationRequest();
      const local = hostname.endsWith('.localhost') && asked === port;
      if (!carried && !local) this.#seen.push(`a request to ${address.slice(0, 200)}`);
      const document = request.isNavigationRequest() && request.frame().parentFrame() === null;
      if (document && origin !== this.#origin) this.#seen.push(`a document from ${address.slice(0, 200)}`);
      if (document && !isPage(address)) this.#seen.push(`a document that is not a page: ${address.slice(0, 200)}`);
    });
    context.on('page', () => this.#seen.push('a window'));
    context.on('dialog', (dialog) => {
      this.#seen.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** What was recorded since the last call, and what the page shows now. */
  async take(page: Page): Promise<string[]> {
    const seen = this.#seen.splice(0);
    if (new URL(page.url()).origin !== this.#origin) seen.push(`the page is at ${page.url().slice(0, 200)}`);
    if (await page.evaluate(() => window.escaped !== undefined)) seen.push('a script ran');
    return seen;
  }
}

/** Interfaces and files share the origin, and are not pages. */
function isPage(address: string): boolean {
  return !/^\/(wps|lgw|r|console|registry|telemetry|composition|healthz|readyz|metrics|packages)(\/|$)/i.test(
    new URL(address).pathname,
  );
}
