/** Name of the mark on the page's own clock. */
const mark = 'bench:first-content';

/** A remote's view in the main part. The host's splash, bars and skeleton do not count. */
const anyView = 'main [data-holder] > div > div > *';

/** Runs before a page's scripts and marks the first frame with an element that counts as content. */
export function markFirstContent({ name, content }: { name: string; content: string }): void {
  const drawn = () => document.querySelector(content) !== null;
  const observer = new MutationObserver(() => {
    if (!drawn()) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark(name));
  });
  observer.observe(document, { childList: true, subtree: true });
}

export { mark as firstContentMark, anyView };
