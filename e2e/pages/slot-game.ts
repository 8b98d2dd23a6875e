import { expect, type FrameLocator, type Locator } from 'playwright/test';
import { digitsOf } from '../support/amount';

/** Minimum milliseconds between spins. */
const shortest = 2_500;

/** A demo vendor's slot game inside the portal's frame. */
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

  /** The last status message. */
  get status(): Locator {
    return this.#content.getByRole('status').first();
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.#stage).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  }

  /** The game's balance as digits. */
  async balance(): Promise<string> {
    return digitsOf(await this.#content.locator('#balance').innerText());
  }

  /** Clears the game's storage, as in browsers without storage for third-party frames, which throw on access. */
  async clearStorage(): Promise<void> {
    await this.#stage.evaluate(() => {
      try {
        sessionStorage.clear();
      } catch (refused) {
        if (!(refused instanceof DOMException)) throw refused;
      }
    });
  }

  /** The leave button of an ended game. */
  get leaveButton(): Locator {
    return this.status.getByRole('button');
  }

  /** One spin, from the click until the game is ready again. */
  async spin(press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<void> {
    await press(this.spinButton);
    await this.waitUntilReady();
  }

  /** One spin with its minimum time skipped; requires `page.clock.install()`. */
  async spinFast(): Promise<void> {
    await this.spinButton.click();
    await this.frame.page().clock.fastForward(shortest);
    await this.waitUntilReady();
  }
}
