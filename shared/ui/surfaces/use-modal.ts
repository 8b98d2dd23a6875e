import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a native dialog modal while `open`; the browser holds the focus inside and gives it back. `data-since` says when
 * it opened, which is its place among the open ones.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a passive effect would close it once it is out of the document, where the browser no longer gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    element.dataset['since'] = String(performance.now());
    // the browser has taken the first button, whatever that does
    beginningOf(element)?.focus({ preventScroll: true });
    return () => element.close();
  }, [open]);
  return dialog;
}

/**
 * Where a dialog begins: at the answer marked `data-begin`; in a form at its first field, but not under fingers, where
 * a keyboard would slide over what is said; else at its title.
 */
function beginningOf(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-begin]');
  const field = () => dialog.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea');
  return (
    marked ?? (globalThis.matchMedia?.('(pointer: coarse)').matches ? null : field()) ?? dialog.querySelector('h2')
  );
}
