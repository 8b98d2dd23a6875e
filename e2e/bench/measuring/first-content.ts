/** Name of the mark on the page's own clock. */
const mark = 'bench:first-content';

/**
 * Put before a page's scripts: marks the first frame in which a view of a remote stands in the page's main part. What
 * the host shows until then, splash, bars and skeleton, does not count.
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
