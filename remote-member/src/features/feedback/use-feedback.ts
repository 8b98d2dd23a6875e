import { useHost } from '@atrium/contract/react';
import { draftsOf } from '@atrium/ui/drafts';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { FeedbackStore } from './feedback-store';

/** Milliseconds between the last key and saving the draft. */
const pause = 300;
const form = 'feedback';

/** The feedback form of the person: its draft survives a reload and a lost session, and leaving with input asks first. */
export function useFeedback(): FeedbackStore {
  const { api, navigation, session, settings } = useHost();
  const [{ store, drafts }] = useState(() => {
    const state = session.state.get();
    const customer = state.status === 'signed-in' ? state.customer : undefined;
    return {
      store: new FeedbackStore({ api, account: customer?.account }),
      drafts: draftsOf(settings.merchant.code, customer?.id),
    };
  });

  useEffect(() => {
    store.captcha.renew();
    return () => store.stop();
  }, [store]);

  useEffect(() => {
    let stopped = false;
    let restored = false;
    void drafts.read(form).then((draft) => {
      if (stopped) return;
      store.restore(draft);
      restored = true;
    });
    const stop = reaction(
      () => store.draft,
      (draft) => void drafts.save(form, draft),
      { delay: pause },
    );
    return () => {
      stopped = true;
      stop();
      // saves the last keys, and deletes a draft that was sent
      if (restored) void drafts.save(form, store.draft);
    };
  }, [store, drafts]);

  useEffect(() => {
    let dispose: (() => void) | undefined;
    const stop = reaction(
      () => store.dirty,
      (dirty) => {
        dispose?.();
        dispose = dirty ? navigation.hold('draft') : undefined;
      },
    );
    return () => {
      stop();
      dispose?.();
    };
  }, [store, navigation]);

  return store;
}
