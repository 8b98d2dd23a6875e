/**
 * Whether a person uses a floating button, so that it must not be folded: with a pointer that hovers, also below the
 * pointer or after a click; on a touch screen only with the keyboard's focus.
 */
export function isInUse(element: Element): boolean {
  const hovers = window.matchMedia('(hover: hover)').matches;
  return element.matches(hovers ? ':hover, :focus' : ':focus-visible');
}
