import { expect, type FrameLocator, type Locator } from 'playwright/test';
import { digitsOf } from '../support/amount';

/** The betting page of a lottery, on its provider's origin, in English. */
export class BettingFrame {
  readonly frame: Locator;
  readonly #content: FrameLocator;

  /** @param root the portal's content with the frame */
  constructor(root: Locator) {
    this.frame = root.locator('iframe');
    this.#content = this.frame.contentFrame();
  }

  get stage(): Locator {
    return this.#content.getByRole('main');
  }

  /** What the page announced last. */
  get status(): Locator {
    return this.#content.locator('#announcement');
  }

  get lines(): Locator {
    return this.#content.getByRole('list', { name: 'Your slip' }).getByRole('listitem');
  }

  /** The number of the issue on sale. */
  get issue(): Locator {
    return this.#content.locator('#issue');
  }

  get clock(): Locator {
    return this.#content.getByRole('timer');
  }

  /** Slips of the player. */
  get slips(): Locator {
    return this.#content.getByRole('region', { name: 'My bets' }).locator('.bets > li');
  }

  get refreshBets(): Locator {
    return this.#content.getByRole('button', { name: 'Refresh' });
  }

  /** Total of the slip as digits. */
  async total(): Promise<string> {
    return digitsOf(await this.#content.locator('#total').innerText());
  }

  async balance(): Promise<number> {
    return Number(digitsOf(await this.#content.locator('#balance').innerText()));
  }

  /** Scrolls to the slip or the player's bets; these and the next three work in any language. */
  async show(part: 'slip' | 'my-bets'): Promise<void> {
    await this.#content.locator(`section.${part}`).evaluate((section) => section.scrollIntoView({ block: 'start' }));
  }

  async typeMultiple(text: string): Promise<void> {
    await this.#content.locator('section.slip input').first().fill(text);
  }

  /** Bets, and waits until the slip is listed as accepted. */
  async placed(): Promise<void> {
    await this.bet();
    await this.#content.locator('#announcement.won').waitFor();
    await this.#content.locator('.bets > li').first().waitFor();
  }

  /** Bets, and waits until the page says why the slip was not accepted. */
  async refused(): Promise<void> {
    await this.bet();
    await this.#content.locator('#announcement.trouble button').waitFor();
  }

  async address(): Promise<URL> {
    return new URL((await this.frame.getAttribute('src')) ?? '');
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.stage).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  }

  /** A play in the list of the traditional layout. */
  play(name: string): Locator {
    return this.#content.getByRole('radio', { name });
  }

  /** A play's card of the entertaining layout. */
  card(name: string): Locator {
    return this.#content.getByRole('region', { name, exact: true });
  }

  /** The choice of a game on the page for several games. */
  get games(): Locator {
    return this.#content.getByRole('combobox', { name: 'Game' });
  }

  get name(): Locator {
    return this.#content.getByRole('heading', { level: 1 });
  }

  button(name: string | RegExp): Locator {
    return this.#content.getByRole('button', { name });
  }

  field(name: string): Locator {
    return this.#content.getByRole('textbox', { name });
  }

  /** Adds a line as text, in the field of the selected play or of the named one. */
  async addLine(text: string, label = 'Numbers'): Promise<void> {
    const field = this.field(label);
    await field.fill(text);
    await field.press('Enter');
  }

  async bet(): Promise<void> {
    await this.#content.locator('#bet').click();
  }

  /**
   * Bets, by a click or another act, until the slip is accepted: an issue may close while the slip is filled in.
   * A refusal says "accepted" too.
   */
  async place(act: (bet: Locator) => Promise<void> = (bet) => bet.click()): Promise<void> {
    const accepted = /^Slip L\w{12} accepted/;
    await act(this.#content.locator('#bet'));
    await expect(this.status).toHaveText(/^(Slip L\w{12} accepted|Issue \S+ has closed)/);
    if (!accepted.test(await this.status.innerText())) await act(this.#content.locator('#bet'));
    await expect(this.status).toHaveText(accepted);
  }

  /** Pixels of horizontal overflow inside the frame. */
  sidewaysOverflow(): Promise<number> {
    return this.stage.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}
