import { reaction } from 'mobx';
import type { PageHistory } from '../navigation/places/page-history';
import { focusOn } from './focus-on';

/** How long a page may still grow while its former scroll position is restored, in milliseconds. */
const growing = 1_500;
/** Browsers keep fifty entries of a tab's history: older ones cannot be reached again. */
const mostPositions = 50;

/**
 * Scrolling and focus when the page changes: a new page begins at its top with the focus on its heading, and Back
 * restores the former scroll position.
 */
export class PageArrival {
  readonly #positions = new Map<string, number>();
  #first = true;

  /** Whether the person has pressed anything since the previous page was left. */
  #acted = false;
  readonly #history: PageHistory;
  readonly #window: Window;

  constructor(history: PageHistory, window: Window) {
    this.#history = history;
    this.#window = window;
  }

  /** Remembers the scroll position of each page while it is still drawn. Returns the stop. */
  start(): () => void {
    const window = this.#window;
    window.history.scrollRestoration = 'manual';
    const acts = () => (this.#acted = true);
    const inputs = ['pointerdown', 'keydown'];
    for (const input of inputs) window.addEventListener(input, acts, true);
    const stop = reaction(
      () => this.#history.now,
      (_, left) => this.#remember(left.key),
    );
    return () => {
      stop();
      for (const input of inputs) window.removeEventListener(input, acts, true);
    };
  }

  /** Another page is being drawn. */
  leave(): void {
    this.#acted = false;
    if (this.#history.now.by !== 'POP') this.#window.scrollTo(0, 0);
  }

  /**
   * The page is drawn: moves the focus to its heading, except when the document has just been opened, or when the
   * person has moved the focus while the page was loading.
   */
  arrive(main: HTMLElement): void {
    const position = this.#history.now.by === 'POP' ? this.#positions.get(this.#history.now.key) : undefined;
    if (this.#first) {
      this.#first = false;
      return;
    }
    if (!this.#acted) focusOn(main.querySelector<HTMLElement>('h1') ?? main);
    if (position === undefined) this.#window.scrollTo(0, 0);
    else this.#scrollBack(main, position);
  }

  #remember(key: string): void {
    this.#positions.delete(key);
    this.#positions.set(key, this.#window.scrollY);
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= mostPositions) break;
      this.#positions.delete(oldest);
    }
  }

  #scrollBack(main: HTMLElement, position: number): void {
    const { key } = this.#history.now;
    const attempt = () => {
      if (this.#history.now.key !== key) return true;
      this.#window.scrollTo(0, position);
      return this.#window.scrollY >= position - 1;
    };
    if (attempt()) return;
    const observer = new ResizeObserver(() => attempt() && observer.disconnect());
    observer.observe(main);
    setTimeout(() => observer.disconnect(), growing);
  }
}
