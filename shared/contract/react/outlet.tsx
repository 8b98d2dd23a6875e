/**
 * The element in which places `inside` this one are mounted; one per view. Plain views mark an element with
 * `data-outlet`.
 */
export function Outlet() {
  return <div data-outlet="" />;
}
