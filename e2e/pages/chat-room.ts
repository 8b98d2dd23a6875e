import type { FrameLocator, Locator, Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/** The chat room: its floating button, and its window with the frame. In English. */
export class ChatRoom {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get button(): Locator {
    return this.#page.locator('[data-chat-room]');
  }

  get window(): Locator {
    return this.#page.getByRole('region', { name: 'Chat room' });
  }

  get close(): Locator {
    return this.window.getByRole('button', { name: 'Close the chat room' });
  }

  get inside(): FrameLocator {
    return this.#page.locator('iframe[src*="/room"]').contentFrame();
  }

  get message(): Locator {
    return this.inside.getByLabel('Your message');
  }

  get send(): Locator {
    return this.inside.getByRole('button', { name: 'Send', exact: true });
  }

  /** Presses the button, which may be folded to the edge of the window until it has the focus. */
  async press(): Promise<void> {
    await this.button.focus();
    await this.button.click();
  }

  /** Position of the upper left corner of the unfolded button. */
  async place(): Promise<Point> {
    const moved = await this.button.evaluate(({ style }) => style.transform);
    const [x = NaN, y = NaN] = (moved.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
    return { x, y };
  }

  /** The middle of the part of the button that is in the window, folded or not, and whether a pointer reaches it there. */
  visible(): Promise<Point & { free: boolean }> {
    return this.button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      return { x, y, free: element.contains(document.elementFromPoint(x, y)) };
    });
  }

  /** Drags the button until its middle is at a point, and releases it. */
  async dragTo({ x, y }: Point): Promise<void> {
    const { mouse } = this.#page;
    await this.button.focus();
    const place = await this.place();
    const from = await this.visible();
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(x + from.x - place.x - 28, y + from.y - place.y - 28, { steps: 4 });
    await mouse.up();
  }
}
