import { createRoot } from 'react-dom/client';

type Added = Parameters<Document['addEventListener']>;

/**
 * React listens to changes of the selection on the document, for as long as the document lives. This takes such
 * listeners back: what is added to the document while a root is created, and the mark by which React knows of it.
 */
export class DocumentListeners {
  private readonly added: Added[] = [];

  constructor(private readonly page: Document) {}

  readonly createRoot: typeof createRoot = (container, options) => {
    const { page, added } = this;
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

  /** To be called when no root of ours is left. */
  removeAll(): void {
    for (const [type, listener, options] of this.added.splice(0))
      this.page.removeEventListener(type, listener, options);
    for (const name of Object.keys(this.page))
      if (name.startsWith('_reactListening')) Reflect.deleteProperty(this.page, name);
  }
}
