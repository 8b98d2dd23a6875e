/** Moves the focus to where reading begins: a heading, which is not interactive and shows no outline. */
export function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus into an overlay that has just been drawn: to its first field on a device with a keyboard, else to its
 * heading, so that no on-screen keyboard covers it on a phone.
 */
export function focusInside(view: HTMLElement): void {
  if (view.contains(document.activeElement)) return;
  const field = view.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  if (field && window.matchMedia('(pointer: fine)').matches) return field.focus({ preventScroll: true });
  const heading = view.querySelector<HTMLElement>('h1, h2');
  focusOn(heading ?? view);
}
