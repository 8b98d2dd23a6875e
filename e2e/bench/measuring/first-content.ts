/** Name of the mark on the page's own clock. */
const mark = 'bench:first-content';

/**
 * Runs before a page's scripts and marks the first frame with a remote's view in the main part. The host's splash, bars
 * and skeleton do not count.
 */
export function markFirstContent(name: string): void {
  const drawn = () => document.querySelector('main [data-holder] > div > div > *') !== null;
  const observer = new MutationObserver(() => {
    if (!drawn()) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark(name));
  });
  observer.observe(document, { childList: true, subtree: true });
}

export { mark as firstContentMark };
