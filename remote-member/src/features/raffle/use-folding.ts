import { isInUse, watchCovering } from '@atrium/ui/floating';
import { useEffect, useRef, useState } from 'react';

/**
 * Folds the tip to the edge of the window as the person chooses; without a choice while it would cover an action or a
 * text of the page and is not used.
 */
export function useFolding() {
  const tip = useRef<HTMLElement>(null);
  const [byItself, setByItself] = useState(false);
  const [chosen, choose] = useState<boolean>();
  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    let covers = false;
    const decide = () => setByItself(covers && !isInUse(element) && !element.contains(document.activeElement));
    const lifetime = new AbortController();
    for (const name of ['focusin', 'focusout', 'pointerenter', 'pointerleave'] as const)
      element.addEventListener(name, decide, { signal: lifetime.signal });
    const box = () => ({
      ...{ x: 0, y: element.getBoundingClientRect().y },
      ...{ width: element.offsetWidth, height: element.offsetHeight },
    });
    const covering = watchCovering(element, box, (found) => {
      covers = found;
      decide();
    });
    return () => {
      lifetime.abort();
      covering.stop();
    };
  }, []);
  const folded = chosen ?? byItself;
  return {
    tip,
    folded,
    toggle: () => choose(!folded),
    /** What has the focus is shown. */
    unfold: () => folded && choose(undefined),
  };
}
