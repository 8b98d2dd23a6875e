import { coversContent, type Box } from './covers-content';

/** Milliseconds after a change of the page until it is looked at. */
const settleTime = 150;

/**
 * Reports whether a floating element covers an action or a text, after each time the page has scrolled or changed.
 * `box` is where the element lies unfolded. Returns a function that looks again, and the stop.
 */
export function watchCovering(
  element: Element,
  box: () => Box,
  report: (covers: boolean) => void,
): { look(): void; stop(): void } {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let settle: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    settle ??= setTimeout(() => {
      settle = undefined;
      report(coversContent(element, box()));
    }, settleTime);
  };
  /** Not before the page is still: a button that folds while the page moves is restless. */
  const look = () => {
    clearTimeout(settle);
    settle = undefined;
    soon();
  };
  window.addEventListener('scroll', look, { signal, passive: true });
  window.addEventListener('resize', look, { signal });
  window.addEventListener('focusin', look, { signal });
  // a page that changes all the time must not put it off
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  // at first at once, so that nothing is seen to fold
  report(coversContent(element, box()));
  look();
  return {
    look,
    stop() {
      lifetime.abort();
      watch.disconnect();
      clearTimeout(settle);
    },
  };
}
