import type { KeyedStorage } from '../../storage/open-storage';
import type { WaitingPopup } from './late-popups';
import { openedPrefix } from './opened-message';

/** How often waiting popups look whether the way is free. Milliseconds. */
export const lookPeriod = 500;

interface QueueServices {
  /** Whether a popup would disturb the person now. */
  isDisturbing(): boolean;
  /** Remembers what has opened in this session; another tab may add to it. */
  storage: Pick<KeyedStorage, 'getItem' | 'setItem'>;
  failed(error: unknown): void;
}

/**
 * Opens popups one at a time, lowest order first, each once per session, and only when nothing is in the way. A popup
 * that waits looks again every half a second: a focused field or a payment cannot be observed.
 */
export class PopupQueue {
  readonly #services: QueueServices;
  readonly #opened = new Set<string>();
  #waiting: WaitingPopup[] = [];
  #open = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: QueueServices) {
    this.#services = services;
  }

  readonly add = (popups: readonly WaitingPopup[]): void => {
    for (const popup of popups)
      if (!this.#hasOpened(popup.key) && this.#waiting.every(({ key }) => key !== popup.key)) this.#waiting.push(popup);
    this.#waiting.sort((one, other) => one.order - other.order);
    this.#look();
  };

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#waiting = [];
  };

  #look(): void {
    clearTimeout(this.#timer);
    if (this.#open) return;
    this.#waiting = this.#waiting.filter((popup) => popup.wanted() && !this.#hasOpened(popup.key));
    if (this.#waiting.length === 0) return;
    if (this.#services.isDisturbing()) this.#timer = setTimeout(() => this.#look(), lookPeriod);
    else void this.#show();
  }

  async #show(): Promise<void> {
    const popup = this.#waiting.shift();
    if (!popup) return;
    this.#open = true;
    this.#opened.add(popup.key);
    this.#services.storage.setItem(storageKey(popup.key), 'opened');
    await popup.show().catch(this.#services.failed);
    this.#open = false;
    this.#look();
  }

  #hasOpened(key: string): boolean {
    return this.#opened.has(key) || this.#services.storage.getItem(storageKey(key)) !== null;
  }
}

/** Under which a popup is remembered. */
export function storageKey(key: string): string {
  return `${openedPrefix}${key}`;
}
