import type { AccountParts } from '@atrium/contract';

export type PartName = keyof AccountParts;

/** Every part of the account data. */
export const partNames = [
  'member',
  'balance',
  'unread',
  'promotions',
  'contracts',
  'confirmations',
  'rank',
  'wallet',
  'rebate',
] as const satisfies PartName[];

/** A value for each part of the account data. */
export function ofEachPart<Made extends { [Name in PartName]: unknown }>(
  make: (name: PartName) => Made[PartName],
): Made {
  return Object.fromEntries(partNames.map((name) => [name, make(name)])) as Made;
}
