import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard focus in a region with changing content: when the focused element is removed, the region's heading
 * gets the focus, or the nearest one around a region without, so that it does not jump to the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const held = useRef<EventTarget | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      held.current = region.current?.contains(target as Node) ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // after every rendering: any may have removed it
  useEffect(() => {
    if (!(held.current instanceof Node) || held.current.isConnected) return;
    held.current = null;
    const heading = headingOf(region.current);
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  });
  return region;
}

function headingOf(region: HTMLElement | null): HTMLElement | undefined {
  for (let part = region; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return undefined;
}
