import type { Locator } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';

/** Pages of the lottery: home, game, trend and lists. */
export class LotteryPages {
  readonly #root: Locator;
  readonly #say: TextLookup;

  constructor(root: Locator, say: TextLookup) {
    this.#root = root;
    this.#say = say;
  }

  /** Countdown cards of one kind, or all. */
  cards(kind?: 'regular' | 'live'): Locator {
    const section = kind && this.#root.getByRole('region', { name: this.#say('lottery', `cards.${kind}`) });
    return (section ?? this.#root).getByRole('article').filter({ has: this.#root.page().getByRole('timer') });
  }

  get popular(): Locator {
    return this.#root.getByRole('navigation', { name: this.#say('lottery', 'popular.title') }).getByRole('link');
  }

  get toggleNavigation(): Locator {
    return this.#root.getByRole('button', { name: this.#say('lottery', 'navigation.title') });
  }

  get navigation(): Locator {
    return this.#root.getByRole('navigation', { name: this.#say('lottery', 'navigation.title') });
  }

  get quickBet(): Locator {
    return this.#root.getByRole('region', { name: this.#say('lottery', 'quick.title') });
  }

  get quickBetClock(): Locator {
    return this.quickBet.getByRole('timer');
  }

  get yourNumbers(): Locator {
    return this.#root.getByRole('list', { name: this.#say('lottery', 'quick.numbers') }).getByRole('listitem');
  }

  async bet(): Promise<void> {
    const button = this.quickBet.getByRole('button', { name: this.#say('lottery', 'quick.bet'), exact: true });
    // it is disabled from the end of a sale until the next issue
    await button.click({ timeout: 60_000 });
  }

  /** The control that expands the verification of each draw. */
  get proofs(): Locator {
    return this.#root.getByText(this.#say('lottery', 'verify.open'), { exact: true });
  }

  /** The result for a draw, also where this page has not seen its sale. */
  get proven(): Locator {
    const [valid, partly] = [this.#say('lottery', 'verify.valid'), this.#say('lottery', 'verify.partly')];
    return this.#root.getByText(valid).or(this.#root.getByText(partly));
  }

  /** A part of a draw with the result of its check. */
  check(part: 'numbers' | 'seed' | 'slips', result: 'matches' | 'differs'): Locator {
    const name = `${this.#say('lottery', `verify.check.${part}`)}: ${this.#say('lottery', `verify.${result}`)}`;
    // the draw is an item too
    return this.#root.getByRole('listitem').filter({ hasText: name }).last();
  }

  /** The selected option of the trend's list of games. */
  get trendGame(): Locator {
    return this.#root.getByRole('option', { selected: true });
  }

  get tables(): Locator {
    return this.#root.getByRole('table');
  }
}
