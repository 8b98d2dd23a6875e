import { chatRoomPath } from '@atrium/api';
import type { BrowserContext, Page } from 'playwright';
import type { Room } from './room';

/** The room's page in a browser; its requests for messages break before the server, or before their answer arrives. */
export class BrowserTab {
  broken = 0;
  readonly #page: Page;

  private constructor(
    readonly room: Room,
    page: Page,
  ) {
    this.#page = page;
  }

  static async open(context: BrowserContext, room: Room): Promise<BrowserTab> {
    const page = await context.newPage();
    const tab = new BrowserTab(room, page);
    const { line, merchant } = room;
    await page.route(`**${chatRoomPath}/messages?*`, async (route) => {
      const fate = line.draw(1, 6);
      if (fate > 2) return route.continue().catch(() => undefined);
      tab.broken += 1;
      if (fate === 2) await route.fetch().catch(() => undefined);
      await route.abort('connectionreset').catch(() => undefined);
    });
    await page.goto(`${line.roomOrigin(merchant)}${chatRoomPath}#${await room.ticket()}`);
    return tab;
  }

  /** Makes the page look for messages, as the portal does at an event of the live channel. */
  async refresh(): Promise<void> {
    await this.#page.evaluate(() => window.postMessage('chat-room:refresh', '*'));
  }

  /** The texts of the messages, in the order they are shown. */
  shown(): Promise<string[]> {
    return this.#page
      .locator('#log > li:not(.hint)')
      .evaluateAll((items) =>
        items.map(
          (item) => [...item.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)[0]?.nodeValue ?? '',
        ),
      );
  }
}
