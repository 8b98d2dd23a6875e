import { createRoot } from 'react-dom/client';

type Added = Parameters<Document['addEventListener']>;

/**
 * React adds a selection listener to the document and never removes it. This removes such listeners: those added while
 * a root is created, and the mark by which React remembers them.
 */
export class DocumentListeners {
  readonly #added: Added[] = [];
  readonly #page: Document;

  constructor(page: Document) {
    this.#page = page;
  }

  readonly createRoot: typeof createRoot = (container, options) => {
    const page = this.#page;
    const added = this.#added;
    page.addEventListener = (...listener: Added) => {
      added.push(listener);
      EventTarget.prototype.addEventListener.apply(page, listener);
    };
    try {
      return createRoot(container, options);
    } finally {
      Reflect.deleteProperty(page, 'addEventListener');
    }
  };

  /** Must be called after the last root is unmounted. */
  removeAll(): void {
    for (const [type, listener, options] of this.#added.splice(0))
      this.#page.removeEventListener(type, listener, options);
    for (const name of Object.keys(this.#page))
      if (name.startsWith('_reactListening')) Reflect.deleteProperty(this.#page, name);
  }
}
