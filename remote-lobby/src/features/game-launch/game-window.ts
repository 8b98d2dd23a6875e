/** Milliseconds between the click and its window. Source: requirement LCH-10. */
const windowDelay = 300;

/** A window that opens while the address is still asked for: a browser allows one only shortly after a click. */
export interface GameWindow {
  /** Shows the game. Resolves with false when the browser let no window open. */
  show(address: string): Promise<boolean>;
  /** Closes the blank window, or keeps it from opening. */
  close(): void;
}

/** @param title what the blank window is called until the game is there. */
export function openGameWindow(title: string): GameWindow {
  let opened: Window | null = null;
  let timer = 0;
  const opening = new Promise<void>((resolve) => {
    timer = window.setTimeout(() => {
      opened = window.open('about:blank', '_blank');
      if (opened) prepare(opened, title);
      resolve();
    }, windowDelay);
  });
  return {
    async show(address) {
      await opening;
      if (!opened || opened.closed) return false;
      opened.location.replace(address);
      return true;
    },
    close() {
      window.clearTimeout(timer);
      opened?.close();
    },
  };
}

function prepare(opened: Window, title: string): void {
  // the game must not reach back into the portal
  opened.opener = null;
  opened.document.title = title;
  opened.document.body.textContent = title;
}
