import type { RewardOffer } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useDrafts } from '@atrium/ui/drafts';
import { useEffect, useState } from 'react';

const form = 'reward-application';

/** Name of the draft of an application. */
export const draftOf = (promotionId: string) => `reward-${promotionId}`;

/**
 * The promotion of which the application is open. It is kept until the person closes the application or leaves, so that
 * one with input opens again after a reload and after a lost session, for the same account.
 */
export function useOpenApplication(offers: readonly RewardOffer[] | undefined) {
  const { session } = useHost();
  const drafts = useDrafts();
  const [applying, setApplying] = useState<RewardOffer>();
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    let stopped = false;
    const restore = async () => {
      const { promotionId } = await drafts.read(form);
      if (promotionId === undefined) return;
      const input = await drafts.read(draftOf(promotionId));
      if (!stopped && Object.keys(input).length > 0) setKept(promotionId);
    };
    void restore();
    return () => {
      stopped = true;
      if (session.state.get().status === 'signed-in') void drafts.save(form, {});
    };
  }, [drafts, session]);
  if (kept !== undefined && offers) {
    setKept(undefined);
    const found = offers.find(({ promotionId, type }) => promotionId === kept && type === 'promoList');
    if (found && found.status !== 'PENDING' && found.status !== 'DONE') setApplying(applying ?? found);
  }
  return {
    applying,
    apply(offer: RewardOffer) {
      setApplying(offer);
      void drafts.save(form, { promotionId: offer.promotionId });
    },
    close() {
      setApplying(undefined);
      void drafts.save(form, {});
    },
  };
}
