import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPageHeading } from './focus-page-heading';

/**
 * Keeps a native dialog modal while `open`; the browser traps and restores the focus, to the page's heading where
 * nothing had it before. `data-since` is the time it opened, which orders the open dialogs.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a passive effect would close it after its removal from the document, where the browser no longer restores the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    element.dataset['since'] = String(performance.now());
    // the browser has focused the first button, whatever it does
    beginningOf(element)?.focus({ preventScroll: true });
    return () => {
      element.close();
      // without anything that opened it, such as after a reload of its address, the browser leaves the focus nowhere
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) focusPageHeading();
    };
  }, [open]);
  return dialog;
}

/**
 * The initial focus of a dialog: the answer marked `data-begin`; in a form the first field, except on touch devices,
 * where a keyboard would cover the text; else the title.
 */
function beginningOf(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-begin]');
  const field = () => dialog.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea');
  return (
    marked ?? (globalThis.matchMedia?.('(pointer: coarse)').matches ? null : field()) ?? dialog.querySelector('h2')
  );
}
