import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onFocus` when the focus moves into the frame: the page loses it, and the frame is its active element. */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, onFocus: () => void): void {
  const check = useEffectEvent(() => {
    // later: browsers set the active element after the event
    setTimeout(() => {
      if (frame.current && document.activeElement === frame.current) onFocus();
    });
  });
  useEffect(() => {
    const look = () => check();
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  }, []);
}
