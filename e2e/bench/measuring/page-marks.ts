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
 * first frame in which a part of the host's own content is on the screen and reached by the pointer: no page snapshot
 * covers it.
 */
export function markPage({ marks, content }: Marked): void {
  const seen = new Set<string>();
  const solid = ':is(a, button, h1, h2, h3, p, img, svg)';
  const captured = () => {
    const shown = document.documentElement.dataset['snapshot'] !== 'off';
    return shown && document.querySelector(`#atrium-snapshot main ${solid}`) !== null;
  };
  const drawn = () => document.querySelector(`#root ${content}`) !== null;
  const isReached = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (part.contains(hit) || hit.contains(part)) && hit.closest('#root') !== null;
  };
  const usable = () => {
    const parts = document.querySelectorAll(`#root ${content}, #root :is(${content}) ${solid}`);
    return Array.from(parts).some(isReached);
  };
  const mark = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    requestAnimationFrame(() => performance.mark(name));
  };
  const observer = new MutationObserver(() => {
    if (captured() || drawn()) mark(marks.content);
    if (!drawn() || !usable()) return;
    observer.disconnect();
    mark(marks.usable);
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'data-snapshot'],
  });
}
