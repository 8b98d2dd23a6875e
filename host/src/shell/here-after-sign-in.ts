import type { PageHistory } from '../navigation/places/page-history';

/** Parameters of a link to the sign-in after which the person stays on this page. */
export function hereAfterSignIn({ now }: Pick<PageHistory, 'now'>): { next?: string } {
  return now.pathname === '/' ? {} : { next: now.pathname + now.search };
}
