import { expect, type FrameLocator, type Locator } from 'playwright/test';
import { digitsOf } from '../support/amount';

/** Milliseconds from one spin to the next. */
const shortest = 2_500;

/** A demo vendor's slot, inside the frame the portal shows it in. */
export class SlotGame {
  readonly frame: Locator;
  readonly #content: FrameLocator;

  constructor(frame: Locator) {
    this.frame = frame;
    this.#content = frame.contentFrame();
  }

  get #stage(): Locator {
    return this.#content.getByRole('main');
  }

  async address(): Promise<string> {
    return (await this.frame.getAttribute('src')) ?? '';
  }

  get spinButton(): Locator {
    return this.#content.locator('#spin');
  }

  /** What happened last, in words. */
  get news(): Locator {
    return this.#content.getByRole('status').first();
  }

  async isReady(): Promise<void> {
    await expect(this.#stage).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  }

  /** The balance as the game itself has it, as plain digits. */
  async balance(): Promise<string> {
    return digitsOf(await this.#content.locator('#balance').innerText());
  }

  /** Forgets what it has kept for a reload, as in a browser that keeps nothing in frames of others; one like that refuses to be asked. */
  async forget(): Promise<void> {
    await this.#stage.evaluate(() => {
      try {
        sessionStorage.clear();
      } catch (refused) {
        if (!(refused instanceof DOMException)) throw refused;
      }
    });
  }

  /** The way out that an ended game offers. */
  get leaveButton(): Locator {
    return this.news.getByRole('button');
  }

  /** One spin, from the press to the rest after it. */
  async spin(press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<void> {
    await press(this.spinButton);
    await this.isReady();
  }

  /** One spin whose shortest time passes at once; the clock of the tab has to be the test's: `page.clock.install()`. */
  async spinInNoTime(): Promise<void> {
    await this.spinButton.click();
    await this.frame.page().clock.fastForward(shortest);
    await this.isReady();
  }
}
