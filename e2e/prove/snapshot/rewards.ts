import type { Control } from '../../support/control';

interface Shown {
  id: number;
  name: string;
}

/** One reward for each merchant, which changes its name. */
export class Rewards {
  readonly #control: Control;
  readonly #shown = new Map<string, Shown>();
  readonly #gone: { merchant: string; name: string; at: number }[] = [];

  constructor(control: Control) {
    this.#control = control;
  }

  /** Replaces the merchant's reward by one with another name, in the first place of the first shelf. */
  async replace(merchant: string, number: number): Promise<void> {
    const known = this.#shown.get(merchant);
    const name = `Reward ${number} of ${merchant}`;
    const first = { typeId: '1', position: -1_000 };
    const id = await this.#control.reward(merchant, name, { ...first, price: 100 }, known?.id);
    this.#shown.set(merchant, { id, name });
    if (known) this.#gone.push({ merchant, name: known.name, at: Date.now() });
  }

  isShown(merchant: string, html: string): boolean {
    const shown = this.#shown.get(merchant);
    return shown !== undefined && html.includes(shown.name);
  }

  /** Names that the merchant has not offered for some seconds. */
  goneFor(merchant: string, seconds: number): string[] {
    const gone = this.#gone.filter((one) => one.merchant === merchant && Date.now() - one.at > seconds * 1_000);
    return gone.map(({ name }) => name);
  }
}
