import type { TabChannel } from '../tab-channel';

/** Tabs of one browser: the others receive a message at once. */
export class FakeTabs<Message> {
  readonly posted: Message[] = [];
  readonly #listeners = new Map<object, Set<(message: Message) => void>>();

  open(): TabChannel<Message> {
    const tab = {};
    const own = new Set<(message: Message) => void>();
    this.#listeners.set(tab, own);
    return {
      post: (message) => {
        this.posted.push(message);
        for (const [other, listeners] of this.#listeners) {
          if (other !== tab) listeners.forEach((listener) => listener(message));
        }
      },
      listen(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  }
}
