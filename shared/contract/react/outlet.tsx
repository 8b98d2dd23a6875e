/** Where places that lie `inside` this one are mounted; one a view. Plain views mark an element with `data-outlet`. */
export function Outlet() {
  return <div data-outlet="" />;
}
