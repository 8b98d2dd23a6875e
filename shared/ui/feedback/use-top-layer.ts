import { useLayoutEffect, useState, type RefObject } from 'react';

interface TopLayer {
  /** Place of the carrier while no dialog is open. */
  home: RefObject<HTMLElement | null>;
  /** The popover inside the carrier. */
  region: RefObject<HTMLElement | null>;
  /** Number of items in the region. */
  count: number;
}

/**
 * Keeps a popover above everything else and usable: moves its carrier into the uppermost modal dialog, and out again
 * when that one is closed. @returns the element for the carrier
 */
export function useTopLayer({ home, region, count }: TopLayer): HTMLElement {
  const [carrier] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    let newcomers = true;
    const rise = () => {
      const place = (count > 0 && uppermostDialog()) || home.current;
      if (!place || (carrier.parentNode === place && !newcomers)) return;
      if (carrier.parentNode !== place) place.append(carrier);
      newcomers = false;
      region.current?.hidePopover?.();
      // showing it again raises it above newer elements
      region.current?.showPopover?.();
    };
    rise();
    if (count === 0) return;
    const dialogs = new MutationObserver(rise);
    dialogs.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => dialogs.disconnect();
  }, [carrier, home, region, count]);
  return carrier;
}

/** Every dialog of the portal is modal; the one that opened last is uppermost, wherever it is in the document. */
function uppermostDialog(): HTMLElement | undefined {
  const since = ({ dataset }: HTMLElement) => Number(dataset['since'] ?? 0);
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')]
    .sort((one, other) => since(one) - since(other))
    .at(-1);
}
