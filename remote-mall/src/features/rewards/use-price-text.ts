import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { pricesOf } from './reward-price';

/** Prices of one piece as texts, the preferred one first: in points, and in points and money. */
export function usePrices(): (reward: Reward) => string[] {
  const { language, settings } = useHost();
  const text = useText();
  const inPoints = (count: number) => text('points.count', { count, number: language.number(count) });
  return (reward) => {
    const { points, mixed } = pricesOf(reward, settings.currency.code);
    const both = mixed
      ? [mixed.points > 0 && inPoints(mixed.points), mixed.money.minor > 0 && language.money(mixed.money)]
      : [];
    return [points === undefined ? '' : inPoints(points), both.filter(Boolean).join(' + ')].filter(Boolean);
  };
}

/** All prices of one piece in one text. */
export function usePriceText(): (reward: Reward) => string {
  const text = useText();
  const prices = usePrices();
  return (reward) => {
    const [first = '', second] = prices(reward);
    return second === undefined ? first : `${first} ${text('reward.or', { price: second })}`;
  };
}
