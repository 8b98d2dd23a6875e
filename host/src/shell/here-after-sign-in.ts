import { visitorPlaces } from '../navigation/places/well-known';
import type { Portal } from './portal';

/**
 * Parameters of a link to the sign-in after which the person stays on this page. The pages of visitors themselves keep
 * where they lead to.
 */
export function hereAfterSignIn({ history, page: { page } }: Pick<Portal, 'history' | 'page'>): { next?: string } {
  if (page.kind === 'place' && visitorPlaces.includes(page.place.place.name)) {
    const { next } = page.params;
    return next === undefined ? {} : { next };
  }
  const { pathname, search } = history.now;
  return pathname === '/' ? {} : { next: pathname + search };
}
