import { coversAction, type Box } from './covers-action';

/** Milliseconds after the last change of the page until it is looked at. */
const settleTime = 150;

/**
 * Reports whether a floating element covers an action or a heading, after each time the page has scrolled or changed.
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
  const look = () => {
    clearTimeout(settle);
    settle = setTimeout(() => report(coversAction(element, box())), settleTime);
  };
  window.addEventListener('scroll', look, { signal, passive: true });
  window.addEventListener('resize', look, { signal });
  window.addEventListener('focusin', look, { signal });
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
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
