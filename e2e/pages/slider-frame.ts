import type { FrameLocator, Locator } from 'playwright/test';

/** The slider in its provider's frame, solved by its alternative question. In English. */
export class SliderFrame {
  readonly #frame: FrameLocator;

  constructor(frame: FrameLocator) {
    this.#frame = frame;
  }

  /** The piece, moved by keyboard; in any language. */
  get piece(): Locator {
    return this.#frame.getByRole('slider');
  }

  /** The message after a wrong answer. */
  get wrong(): Locator {
    return this.#frame.getByText('That was not right.');
  }

  /** Moves the piece to a wrong position. */
  async answerWrongly(): Promise<void> {
    await this.piece.press('ArrowRight');
    await this.piece.press('Enter');
  }

  async solve(): Promise<void> {
    await this.#frame.getByRole('button', { name: 'Answer a question instead' }).click();
    const asked = this.#frame.getByRole('group');
    const question = await asked.locator('legend').innerText();
    const numbers = (await asked.getByRole('radio').all()).map(async (choice) => {
      const label = await choice.locator('xpath=..').innerText();
      return { choice, number: Number(label) };
    });
    const sorted = (await Promise.all(numbers)).sort((one, other) => one.number - other.number);
    // by key: the dialog may still grow to the size of the question, and move below a pointer
    await (question.includes('largest') ? sorted.at(-1) : sorted[0])?.choice.press('Space');
    await this.#frame.getByRole('button', { name: 'Check', exact: true }).click();
  }
}
