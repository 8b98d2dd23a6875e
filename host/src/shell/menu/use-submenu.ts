import { useEffect, useState } from 'react';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { usePortal } from '../portal';

export interface Submenu {
  state: 'unknown' | 'loading' | 'ready' | 'failed';
  children: DrawnNavItem[];
  ask: () => void;
}

/**
 * The children of a nav item, those of a source included. They are asked for when `wanted` first rises above zero, and
 * after a failure each time that it rises.
 */
export function useSubmenu({ children: known = [], askChildren, key }: DrawnNavItem, wanted: number): Submenu {
  const { language } = usePortal();
  const subject = `${key} ${language.current}`;
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; children?: DrawnNavItem[] }>();
  const isAsked = wanted + asked > 0;
  const request = `${subject} ${wanted} ${asked}`;
  const isKnown = answer?.children !== undefined && answer.to.startsWith(`${subject} `);
  useEffect(() => {
    if (!isAsked || isKnown || !askChildren) return;
    let stopped = false;
    askChildren().then(
      (children) => !stopped && setAnswer({ to: request, children }),
      () => !stopped && setAnswer({ to: request }),
    );
    return () => {
      stopped = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function on each drawing; runs once per request
  }, [request]);
  const ask = () => setAsked((count) => count + 1);
  if (!askChildren) return { state: 'ready', children: known, ask };
  if (isKnown) return { state: 'ready', children: [...known, ...(answer.children ?? [])], ask };
  if (!isAsked) return { state: 'unknown', children: known, ask };
  return { state: answer?.to === request ? 'failed' : 'loading', children: known, ask };
}
