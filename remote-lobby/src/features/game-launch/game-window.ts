import { gameWindowDelay } from '@atrium/api/figures';

/** A window opened before the address is known, because browsers allow one only shortly after a click. */
export interface GameWindow {
  /** Shows the game, unless the browser blocked the window or the person has closed it. */
  show(address: string): Promise<'shown' | 'blocked' | 'closed'>;
  /** Closes the blank window or prevents it from opening. */
  close(): void;
}

/** @param title title of the blank window while the game is loading */
export function openGameWindow(title: string): GameWindow {
  let opened: Window | null = null;
  let timer = 0;
  const opening = new Promise<void>((resolve) => {
    timer = window.setTimeout(() => {
      opened = window.open('about:blank', '_blank');
      if (opened) prepare(opened, title);
      resolve();
    }, gameWindowDelay);
  });
  return {
    async show(address) {
      await opening;
      if (!opened) return 'blocked';
      if (opened.closed) return 'closed';
      opened.location.replace(address);
      return 'shown';
    },
    close() {
      window.clearTimeout(timer);
      opened?.close();
    },
  };
}

function prepare(opened: Window, title: string): void {
  // denies the game access to the portal
  opened.opener = null;
  opened.document.title = title;
  opened.document.body.textContent = title;
}
