/** Puts the focus where reading begins: on a heading that is not to be pressed, and so shows no outline. */
export function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * Puts the focus into an overlay that has just been drawn: on its first field where there is a keyboard, else on its
 * heading, so that no keyboard slides over it on a phone.
 */
export function focusInside(view: HTMLElement): void {
  if (view.contains(document.activeElement)) return;
  const field = view.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  if (field && window.matchMedia('(pointer: fine)').matches) return field.focus({ preventScroll: true });
  const heading = view.querySelector<HTMLElement>('h1, h2');
  focusOn(heading ?? view);
}
