import type { Reward } from './tables';

/** Names the prices of a reward: another one after any of them has changed. */
export function priceVersion({ price, mixedPoints, mixedMoney }: Pick<Reward, 'price' | 'mixedPoints' | 'mixedMoney'>) {
  return [price, mixedPoints, mixedMoney].map((part) => part ?? '').join('.');
}
