import { useHost } from '@atrium/contract/react';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { Drafts, DraftValues } from './draft-storage';
import { draftsOf } from './drafts';

/** Milliseconds between the last key and saving the draft. */
const pause = 300;

/** A form with input to keep. Its values are observable. */
export interface KeptForm {
  /** Input to keep; empty when there is none. */
  readonly draft: DraftValues;
  /** Puts back what was kept, unless something was typed meanwhile. */
  restore(draft: DraftValues): void;
}

export interface DraftedForm extends KeptForm {
  /** Whether leaving would lose input. */
  readonly dirty: boolean;
}

/** The drafts of the person who is signed in when the component is first drawn, or of a visitor. */
export function useDrafts(): Drafts {
  const { session, settings } = useHost();
  const [drafts] = useState(() => draftsOf(settings.merchant.code, session.state.get()));
  return drafts;
}

/** Keeps the input of a form of this person through a reload and, for a customer, a lost session. */
export function useKeptDraft(name: string, form: KeptForm): void {
  const { session } = useHost();
  const drafts = useDrafts();
  const [byVisitor] = useState(() => session.state.get().status === 'visitor');

  useEffect(() => {
    let stopped = false;
    let restored = false;
    const initial = form.draft;
    void drafts.read(name).then((draft) => {
      if (stopped) return;
      form.restore(draft);
      restored = true;
    });
    const stop = reaction(
      () => form.draft,
      (draft) => void drafts.save(name, draft),
      { delay: pause, equals: sameValues },
    );
    return () => {
      stopped = true;
      stop();
      const signedOut = !byVisitor && session.state.get().status === 'visitor';
      // what was typed before the draft was read replaces it
      const known = restored || !sameValues(form.draft, initial);
      // saves the last keys, and deletes a draft that was sent; a sign-out has erased the drafts of customers
      if (known && !signedOut) void drafts.save(name, form.draft);
    };
  }, [name, form, drafts, session, byVisitor]);
}

/** Keeps the input like `useKeptDraft`, deletes it once it is sent or cleared, and asks before leaving with input. */
export function useDraft(name: string, form: DraftedForm): void {
  const { navigation } = useHost();
  const drafts = useDrafts();
  useKeptDraft(name, form);
  useEffect(() => {
    let dispose: (() => void) | undefined;
    const stop = reaction(
      () => form.dirty,
      (dirty) => {
        dispose?.();
        if (!dirty) void drafts.save(name, {});
        dispose = dirty ? navigation.hold('draft') : undefined;
      },
    );
    return () => {
      stop();
      dispose?.();
    };
  }, [name, form, drafts, navigation]);
}

function sameValues(one: DraftValues, other: DraftValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
