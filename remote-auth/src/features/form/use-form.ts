import type { FieldMode } from '@atrium/api';
import type { SessionState } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { customerDrafts } from './customer-drafts';
import type { Drafts } from './drafts';
import type { FieldSetting } from './field-setting';
import { FormStore } from './form-store';
import { tabDrafts } from './tab-drafts';

/** How long after the last key a draft is kept, in milliseconds. */
const pause = 300;

interface FormUse {
  /** Names the form among all drafts. */
  name: string;
  fields: readonly FieldSetting[];
  mode?: FieldMode;
}

/**
 * A form for as long as it stands. What is typed survives a change of language, and, but for passwords and codes, a
 * reload and a lost session; leaving while something is typed is asked about.
 */
export function useForm({ name, fields, mode }: FormUse): FormStore {
  const { navigation, settings, session } = useHost();
  const [form] = useState(() => new FormStore(fields, mode));
  // whoever began it; while a session is lost the form is still theirs
  const [drafts] = useState(() => draftsOf(settings.merchant.code, session.state.get()));

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
      (draft) => void drafts.keep(name, draft),
      { delay: pause, equals: sameValues },
    );
    return () => {
      stopped = true;
      stop();
      // the last keys too, and what was cleared
      if (restored) void drafts.keep(name, form.draft);
    };
  }, [form, name, drafts]);

  useEffect(() => {
    let release: (() => void) | undefined;
    const stop = reaction(
      () => form.dirty,
      (dirty) => {
        release?.();
        // what was sent or cleared is gone at once
        if (!dirty) void drafts.keep(name, {});
        release = dirty ? navigation.hold('draft') : undefined;
      },
    );
    return () => {
      stop();
      release?.();
    };
  }, [form, name, drafts, navigation]);

  return form;
}

function draftsOf(merchant: string, state: SessionState): Drafts {
  return state.status === 'signed-in' ? customerDrafts(merchant, state.customer.id) : tabDrafts(merchant);
}

function sameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
