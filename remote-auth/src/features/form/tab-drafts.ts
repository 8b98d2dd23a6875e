import * as v from 'valibot';
import type { Drafts } from './drafts';

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** A visitor's drafts: in this tab, for as long as it is open, and not in the next person's. */
export function tabDrafts(merchant: string, storage: () => Storage = () => sessionStorage): Drafts {
  const keyOf = (form: string) => `atrium.${merchant}.draft.${form}`;
  return {
    read: (form) =>
      quietly({}, () => {
        const read = v.safeParse(DraftSchema, storage().getItem(keyOf(form)));
        return read.success ? read.output : {};
      }),
    keep: (form, draft) =>
      quietly(undefined, () => {
        if (Object.keys(draft).length === 0) storage().removeItem(keyOf(form));
        else storage().setItem(keyOf(form), JSON.stringify(draft));
      }),
  };
}

/** Browsers may forbid storage, and storage may be full. */
function quietly<T>(otherwise: T, act: () => T): Promise<T> {
  try {
    return Promise.resolve(act());
  } catch {
    return Promise.resolve(otherwise);
  }
}
