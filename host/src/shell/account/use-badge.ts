import type { AccountCount } from '@atrium/contract';
import { useReadable } from '@atrium/contract/react';
import { unreadKind } from '../../person/account/unread-kind';
import { usePortal } from '../portal';

/** Reads the counts that nav items may show as badges. */
export function useBadge(): (count: AccountCount | undefined) => number {
  const { account } = usePortal();
  const unread = useReadable(account.unread);
  const promotions = useReadable(account.promotions);
  const confirmations = useReadable(account.confirmations);
  return (count) => {
    if (count === 'unreadMessages') {
      if (unread.state === 'absent') return 0;
      return unread.value ?? (promotions.state === 'absent' ? undefined : promotions.value?.[unreadKind]?.count) ?? 0;
    }
    if (count === 'paymentConfirmations') return confirmations.state === 'absent' ? 0 : (confirmations.value ?? 0);
    if (count !== 'availablePromotions' || promotions.state === 'absent') return 0;
    const all = Object.values(promotions.value ?? {});
    return all.reduce((sum, promotion) => sum + (promotion.enabled ? promotion.count : 0), 0);
  };
}
