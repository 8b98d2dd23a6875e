import { noticeTypes, type Notice } from '@atrium/api';

/**
 * The promotions that this person can find in the list: with a title, of a known type, and of those with one id the
 * first. An offer that popped up stays here, so that it can be found again; one for customers, `PL`, is for them only.
 */
export function listable(promotions: readonly Notice[], signedIn: boolean): Notice[] {
  const types: readonly string[] = ['', ...noticeTypes.filter((type) => signedIn || type !== 'PL')];
  const listed = promotions.filter(({ type, title }) => types.includes(type) && title.trim() !== '');
  return listed.filter(({ id }, place) => listed.findIndex((other) => other.id === id) === place);
}
