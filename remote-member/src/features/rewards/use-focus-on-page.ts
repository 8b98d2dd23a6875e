import { useLayoutEffect } from 'react';

/** After a window closes that was opened by what is gone or disabled then, moves the focus to the page's content. */
export function useFocusOnPage(): void {
  useLayoutEffect(() => () => void requestAnimationFrame(focusPage), []);
}

function focusPage(): void {
  const focused = document.activeElement;
  // a disabled element loses the focus later
  if (!focused || focused === document.body || focused.matches(':disabled'))
    document.querySelector<HTMLElement>('main[tabindex]')?.focus();
}
