import type { NavItemPoint } from '../remote/nav-item';
import type { ViewPoint } from '../remote/contribution';

/** The points at which remotes can add to the portal. */
export const points: Record<NavItemPoint | ViewPoint, string> = {
  'menu@1': 'The menu bar; items with children unfold a submenu.',
  'right-bar@1': 'The bar at the right edge; a sheet on phones.',
  'info-bar@1': 'Beside the balance of a signed-in person.',
  'account-menu@1': 'The menu below the nickname.',
  'footer@1': 'Links at the foot of every page.',
  'home-section@1': 'A section of the home page, drawn by a view with its own React root.',
  'floating@1':
    'A floating widget above every page, drawn by a view with its own React root; it is mounted once per page load.',
};
