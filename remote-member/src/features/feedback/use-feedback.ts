import { useHost } from '@atrium/contract/react';
import { useDraft } from '@atrium/ui/drafts';
import { useEffect, useState } from 'react';
import { FeedbackStore } from './feedback-store';

/** The feedback form of the person: its draft survives a reload and a lost session, and leaving with input asks first. */
export function useFeedback(): FeedbackStore {
  const { api, session } = useHost();
  const [store] = useState(() => {
    const state = session.state.get();
    return new FeedbackStore({ api, account: state.status === 'signed-in' ? state.customer.account : undefined });
  });
  useEffect(() => {
    store.captcha.renew();
    return () => store.stop();
  }, [store]);
  useDraft('feedback', store);
  return store;
}
