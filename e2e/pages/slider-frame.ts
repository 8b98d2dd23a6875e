import type { FrameLocator } from 'playwright/test';

/** The slider in its provider's frame, answered by the question that stands beside the picture. In English. */
export class SliderFrame {
  readonly #frame: FrameLocator;

  constructor(frame: FrameLocator) {
    this.#frame = frame;
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
    await (question.includes('largest') ? sorted.at(-1) : sorted[0])?.choice.check();
    await this.#frame.getByRole('button', { name: 'Check', exact: true }).click();
  }
}
