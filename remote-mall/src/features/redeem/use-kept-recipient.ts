import { useKeptDraft, type KeptForm } from '@atrium/ui/drafts';
import { useState } from 'react';
import type { RedeemStore } from './redeem-store';

/** Keeps the recipient and the quantity of this person through a detour to the account page, a reload and a lost session. */
export function useKeptRecipient(store: RedeemStore): void {
  const [form] = useState<KeptForm>(() => ({
    get draft() {
      return store.kept;
    },
    restore: (kept) => store.restore(kept),
  }));
  useKeptDraft('redeem', form);
}
