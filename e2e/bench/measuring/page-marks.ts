/** Names of marks on the page's own clock. */
export const pageMarks = { content: 'bench:first-content', usable: 'bench:first-usable' } as const;

/** A remote's view in the main part. The host's splash, bars and skeleton do not count. */
export const anyView = 'main [data-holder] > div > div > *';

interface Marked {
  marks: typeof pageMarks;
  /** Selector of what counts as content, in the host's element. */
  content: string;
}

/**
 * Runs before a page's scripts. Marks the first frame with content, which a page snapshot or the host shows, and the
 * first frame in which the content is the host's own and no snapshot covers it.
 */
export function markPage({ marks, content }: Marked): void {
  const seen = new Set<string>();
  const captured = () => {
    const shown = document.documentElement.dataset['snapshot'] !== 'off';
    return shown && document.querySelector('#atrium-snapshot main :is(a, button, h1, h2, h3, p, img, svg)') !== null;
  };
  const drawn = () => document.querySelector(`#root ${content}`) !== null;
  const mark = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    requestAnimationFrame(() => performance.mark(name));
  };
  const observer = new MutationObserver(() => {
    const covered = captured();
    if (covered || drawn()) mark(marks.content);
    if (covered || !drawn()) return;
    observer.disconnect();
    mark(marks.usable);
  });
  observer.observe(document, { childList: true, subtree: true });
}
