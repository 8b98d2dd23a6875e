import type { Notice } from '@atrium/api';

/** The promotions that can be listed and opened: with a title, and of those with one id the first. */
export function listable(promotions: readonly Notice[]): Notice[] {
  return promotions.filter(
    ({ id, title }, place) => title.trim() !== '' && promotions.findIndex((other) => other.id === id) === place,
  );
}
