import type { FrameLocator, Locator, Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/** The chat room: its floating button, and its window with the frame. In English. */
export class ChatRoom {
  constructor(private readonly page: Page) {}

  get button(): Locator {
    return this.page.locator('[data-chat-room]');
  }

  get window(): Locator {
    return this.page.getByRole('region', { name: 'Chat room' });
  }

  get close(): Locator {
    return this.window.getByRole('button', { name: 'Close the chat room' });
  }

  get inside(): FrameLocator {
    return this.page.locator('iframe[src*="/room"]').contentFrame();
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

  /** Drags the button until its middle is at a point, and releases it. */
  async dragTo({ x, y }: Point): Promise<void> {
    const { mouse } = this.page;
    await this.button.focus();
    const from = await this.place();
    await mouse.move(from.x + 28, from.y + 28);
    await mouse.down();
    await mouse.move(x, y, { steps: 4 });
    await mouse.up();
  }
}
