import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps a native dialog modal while `open`; the browser holds the focus inside and gives it back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a passive effect would close it once it is out of the document, where the browser no longer gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return dialog;
}
