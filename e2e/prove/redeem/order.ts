import type { Draw } from '../../support/seeded-random';

/** A member of the proof, with what it begins with. */
export interface Member {
  name: string;
  points: number;
  /** Minor units. */
  money: number;
}

/** A reward of the proof. Prices are those of one piece, money in minor units. */
export interface ProofReward {
  name: string;
  price: number | null;
  mixed: { points: number; money: number } | null;
  inventory: number;
  perPerson: number | null;
}

/** One redemption as its member knows it, and what operators were told about it. */
export interface Order {
  key: string;
  member: Member;
  reward: ProofReward;
  quantity: number;
  redeemType: 'P' | 'PM';
  /** Sent to two processes at the same moment. */
  twice: boolean;
  /** Known once it is accepted. */
  id?: string;
  /** Decisions that the back end confirmed. */
  decided: Choice[];
  /** Decisions of which one request got no answer. */
  unknown: Choice[];
}

export type Choice = 'approve' | 'reject';

/** Members of which one has few points and another one little money, so that there are always refusals. */
export const members: Member[] = [
  ...Array.from({ length: 8 }, (_, index) => ({ name: `redeemer${index}`, points: 900_000, money: 90_000_000 })),
  { name: 'fewpoints', points: 90, money: 90_000_000 },
  { name: 'littlemoney', points: 900_000, money: 130 },
];

/** Some rewards sell out all the time, one has a limit for each member, and the others are plenty. */
export function rewardsFor(redemptions: number): ProofReward[] {
  const scarce = Math.max(6, Math.floor(redemptions / 50));
  const plenty = 1_000_000;
  return [
    { name: 'Scarce for points', price: 11, mixed: null, inventory: scarce, perPerson: null },
    { name: 'Scarce for both', price: null, mixed: { points: 5, money: 130 }, inventory: scarce, perPerson: null },
    { name: 'Three for each', price: 7, mixed: null, inventory: plenty, perPerson: 3 },
    { name: 'Plenty for points', price: 13, mixed: null, inventory: plenty, perPerson: null },
    { name: 'Plenty for any', price: 17, mixed: { points: 6, money: 270 }, inventory: plenty, perPerson: null },
  ];
}

/** All orders of a run. */
export function drawOrders(count: number, rewards: readonly ProofReward[], draw: Draw): Order[] {
  const oneOf = <Item>(items: readonly Item[]) => items[draw(0, items.length - 1)] as Item;
  return Array.from({ length: count }, () => {
    const reward = oneOf(rewards);
    const types = [...(reward.price === null ? [] : (['P'] as const)), ...(reward.mixed ? (['PM'] as const) : [])];
    return {
      ...{ key: crypto.randomUUID(), member: oneOf(members), reward, quantity: draw(1, 3), redeemType: oneOf(types) },
      ...{ twice: draw(1, 6) === 1, decided: [], unknown: [] },
    };
  });
}

/** What an order costs. */
export function costOf({ reward, quantity, redeemType }: Order): { points: number; money: number } {
  const each = redeemType === 'P' ? { points: reward.price ?? 0, money: 0 } : reward.mixed;
  return { points: (each?.points ?? 0) * quantity, money: (each?.money ?? 0) * quantity };
}
