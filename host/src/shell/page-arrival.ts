import type { PageHistory } from '../places/page-history';

/** How long a page may still grow while its former scroll position is looked for, in milliseconds. */
const growing = 1_500;

/**
 * What a person who looks, and one who listens, expects when the page changes: it begins at its top with the focus on
 * its heading, and Back leads to where one had been.
 */
export class PageArrival {
  private readonly positions = new Map<string, number>();
  private first = true;
  private shownKey: string;

  constructor(
    private readonly history: PageHistory,
    private readonly window: Window,
  ) {
    this.shownKey = history.now.key;
    window.history.scrollRestoration = 'manual';
  }

  /** Another page is about to be drawn. */
  leave(): void {
    this.positions.set(this.shownKey, this.window.scrollY);
    this.shownKey = this.history.now.key;
    if (this.history.now.by !== 'POP') this.window.scrollTo(0, 0);
  }

  /** The page is drawn: focus goes to its heading, but not when the document has only just been opened. */
  arrive(main: HTMLElement): void {
    const position = this.history.now.by === 'POP' ? this.positions.get(this.shownKey) : undefined;
    if (this.first) {
      this.first = false;
      return;
    }
    const heading = main.querySelector<HTMLElement>('h1') ?? main;
    heading.tabIndex = -1;
    // it is where reading begins, not something to press
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    if (position === undefined) this.window.scrollTo(0, 0);
    else this.scrollBack(main, position);
  }

  private scrollBack(main: HTMLElement, position: number): void {
    const key = this.shownKey;
    const attempt = () => {
      if (this.shownKey !== key) return true;
      this.window.scrollTo(0, position);
      return this.window.scrollY >= position - 1;
    };
    if (attempt()) return;
    const observer = new ResizeObserver(() => attempt() && observer.disconnect());
    observer.observe(main);
    setTimeout(() => observer.disconnect(), growing);
  }
}
