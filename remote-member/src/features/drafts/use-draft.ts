import { useHost } from '@atrium/contract/react';
import { draftsOf, type Drafts, type DraftValues } from '@atrium/ui/drafts';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';

/** Milliseconds between the last key and saving the draft. */
const pause = 300;

/** A form with input to keep. */
export interface KeptForm {
  /** Input to keep; empty when there is none. */
  readonly draft: DraftValues;
  /** Puts back what was kept, unless something was typed meanwhile. */
  restore(draft: DraftValues): void;
}

interface DraftedForm extends KeptForm {
  /** Whether leaving would lose input. */
  readonly dirty: boolean;
}

/** The drafts of the person who is signed in when the component is first drawn. */
export function useDrafts(): Drafts {
  const { session, settings } = useHost();
  const [drafts] = useState(() => {
    const state = session.state.get();
    const customer = state.status === 'signed-in' ? state.customer : undefined;
    // not every back end names an id
    return draftsOf(settings.merchant.code, customer && (customer.id || `account ${customer.account}`));
  });
  return drafts;
}

/** Keeps the input of a form of this person through a reload and a lost session. */
export function useKeptDraft(name: string, form: KeptForm): void {
  const { session } = useHost();
  const drafts = useDrafts();

  useEffect(() => {
    let stopped = false;
    let restored = false;
    void drafts.read(name).then((draft) => {
      if (stopped) return;
      form.restore(draft);
      restored = true;
    });
    const stop = reaction(
      () => form.draft,
      (draft) => void drafts.save(name, draft),
      { delay: pause },
    );
    return () => {
      stopped = true;
      stop();
      // saves the last keys, and deletes a draft that was sent; a sign-out has erased all drafts
      if (restored && session.state.get().status !== 'visitor') void drafts.save(name, form.draft);
    };
  }, [name, form, drafts, session]);
}

/** Keeps the input like `useKeptDraft`, and asks before leaving with input. */
export function useDraft(name: string, form: DraftedForm): void {
  const { navigation } = useHost();
  useKeptDraft(name, form);
  useEffect(() => {
    let dispose: (() => void) | undefined;
    const stop = reaction(
      () => form.dirty,
      (dirty) => {
        dispose?.();
        dispose = dirty ? navigation.hold('draft') : undefined;
      },
    );
    return () => {
      stop();
      dispose?.();
    };
  }, [form, navigation]);
}
