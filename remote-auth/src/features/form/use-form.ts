import type { FieldMode } from '@atrium/api';
import type { SessionState } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { draftsOf } from '@atrium/ui/drafts';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { FieldSetting } from './field-setting';
import { FormStore } from './form-store';

/** Milliseconds between the last key and saving the draft. */
const pause = 300;

interface FormOptions {
  /** Key of the draft. */
  name: string;
  fields: readonly FieldSetting[];
  mode?: FieldMode;
}

/**
 * The form of a view. Input survives a language change and, except passwords and codes, a reload and a lost session.
 * Leaving with unsent input asks first.
 */
export function useForm({ name, fields, mode }: FormOptions): FormStore {
  const { navigation, settings, session } = useHost();
  const [form] = useState(() => new FormStore(fields, mode));
  // bound to the customer who began it, also while the session is lost
  const [customer] = useState(() => customerId(session.state.get()));
  const [drafts] = useState(() => draftsOf(settings.merchant.code, customer));

  useEffect(() => {
    let restored = false;
    let stopped = false;
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
      const signedOut = customer !== undefined && session.state.get().status === 'visitor';
      // saves the last keys, and deletes a cleared draft; a sign-out has erased the drafts of customers
      if (restored && !signedOut) void drafts.save(name, form.draft);
    };
  }, [form, name, drafts, customer, session]);

  useEffect(() => {
    let dispose: (() => void) | undefined;
    const stop = reaction(
      () => form.dirty,
      (dirty) => {
        dispose?.();
        // delete sent or cleared input right away
        if (!dirty) void drafts.save(name, {});
        dispose = dirty ? navigation.hold('draft') : undefined;
      },
    );
    return () => {
      stop();
      dispose?.();
    };
  }, [form, name, drafts, navigation]);

  return form;
}

function sameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function customerId(state: SessionState): string | undefined {
  return state.status === 'signed-in' ? state.customer.id : undefined;
}
