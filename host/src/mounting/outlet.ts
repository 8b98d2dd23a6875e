import { useEffect, useState } from 'react';

/** Marks the element of a view in which places that lie inside it are mounted. */
export const outletSelector = '[data-outlet]';

/** The outlet within a view's element, as soon as and as long as the view draws one. */
export function useOutlet(element: HTMLElement | undefined): Element | null {
  const [outlet, setOutlet] = useState<Element | null>(null);
  useEffect(() => {
    if (!element) return;
    const look = () => setOutlet(element.querySelector(outletSelector));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['data-outlet'] });
    return () => observer.disconnect();
  }, [element]);
  return element ? outlet : null;
}
