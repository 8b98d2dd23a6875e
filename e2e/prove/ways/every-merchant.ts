import { merchants } from '../../support/merchants';
import { test, type Walk, type Way } from './walk';

/** Walks a way to sign in, register or sign out at each merchant; its title is its row in the table. */
export function onEveryMerchant(title: string, way: Way, body: (walk: Walk) => Promise<void>): void {
  const shown = way.shows ? ` ${way.shows}` : '';
  for (const merchant of merchants) {
    const cell = { type: 'way', description: JSON.stringify({ way: title, merchant: merchant.code }) };
    test.describe(() => {
      test.use({ merchant, way });
      test(`${merchant.code}: ${title}${shown}`, { annotation: cell }, ({ walk }) => body(walk));
    });
  }
}
