import { useLayoutEffect } from 'react';

/** After a window closes that was opened by what is gone or disabled then, moves the focus to the page's content. */
export function useFocusOnPage(): void {
  useLayoutEffect(() => () => queueMicrotask(focusPage), []);
}

function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main[tabindex]')?.focus();
}
