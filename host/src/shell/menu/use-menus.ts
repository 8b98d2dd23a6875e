import { useEffect, useState } from 'react';
import { useLate } from '../use-late';

const loadMenus = () => import(/* webpackChunkName: "submenus" */ './late-menus');
/** Milliseconds after the load in a browser that does not say when it is idle. */
const unlessIdle = 1_000;
const notYet = () => new Promise<never>(() => undefined);

/**
 * The parts of the menu that open, and the right bar: loaded when the person turns to the menu (`wanted`), else once the
 * page has loaded and the browser is idle.
 */
export function useMenus(wanted: boolean) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => setIdle(true));
      else setTimeout(() => setIdle(true), unlessIdle);
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    return () => removeEventListener('load', rest);
  }, []);
  return useLate(wanted || idle ? loadMenus : notYet);
}
