import { vendorOf, type VendorMenuItem, type VendorCard } from '@atrium/api';

/**
 * The cards that the vendor menu flags, by account type or vendor, one for each account type.
 * @param flagged codes that the menu names
 */
export function entrancesOf(cards: readonly VendorCard[], flagged: ReadonlySet<string>): VendorCard[] {
  const byAccountType = new Map<string, VendorCard>();
  for (const card of cards) {
    const { accountTypeName } = card;
    const isFlagged = flagged.has(accountTypeName) || flagged.has(vendorOf(card));
    if (isFlagged && !byAccountType.has(accountTypeName)) byAccountType.set(accountTypeName, card);
  }
  return [...byAccountType.values()];
}

/** The account types that items of the menu open, at every level. */
export function flaggedBy(menu: readonly VendorMenuItem[]): Set<string> {
  const own = menu
    .filter(({ openAccountType }) => openAccountType !== '')
    .map(({ openAccountType }) => openAccountType);
  return new Set([...own, ...menu.flatMap(({ child }) => [...flaggedBy(child)])]);
}
