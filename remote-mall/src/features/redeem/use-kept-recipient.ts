import { useHost } from '@atrium/contract/react';
import { draftsOf } from '@atrium/ui/drafts';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { RedeemStore } from './redeem-store';

const form = 'redeem';

/** Keeps the recipient of this person through a detour to the account page, a reload and a lost session. */
export function useKeptRecipient(store: RedeemStore): void {
  const { session, settings } = useHost();
  useEffect(() => {
    const drafts = draftsOf(settings.merchant.code, session.state.get());
    let stop: (() => void) | undefined;
    let left = false;
    void drafts.read(form).then((kept) => {
      if (left) return;
      store.restore(kept);
      stop = reaction(
        () => store.recipient,
        (recipient) => void drafts.save(form, recipient),
      );
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store, session, settings]);
}
