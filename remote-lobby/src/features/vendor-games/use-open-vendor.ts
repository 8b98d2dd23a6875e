import { keyOfCard, type VendorCard } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useState } from 'react';
import { openVendorGames } from './open-vendor-games';

/** Opens the popup of a vendor's games; `busy` is the key of the card that is loading. */
export function useOpenVendor(): { busy: string | undefined; open: (card: VendorCard) => void } {
  const host = useHost();
  const [busy, setBusy] = useState<string>();
  const open = async (card: VendorCard) => {
    if (busy !== undefined) return;
    setBusy(keyOfCard(card));
    try {
      await openVendorGames(host, card);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, open: (card) => void open(card) };
}
