import * as v from 'valibot';
import type { Drafts } from './draft-storage';

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Drafts of a visitor, in this tab only. */
export function tabDrafts(merchant: string, storage: () => Storage = () => sessionStorage): Drafts {
  const keyOf = (form: string) => `atrium.${merchant}.draft.${form}`;
  return {
    read: (form) =>
      ignoringErrors({}, () => {
        const read = v.safeParse(DraftSchema, storage().getItem(keyOf(form)));
        return read.success ? read.output : {};
      }),
    save: (form, draft) =>
      ignoringErrors(undefined, () => {
        if (Object.keys(draft).length === 0) storage().removeItem(keyOf(form));
        else storage().setItem(keyOf(form), JSON.stringify(draft));
      }),
  };
}

/** Storage may be forbidden or full. */
function ignoringErrors<T>(otherwise: T, act: () => T): Promise<T> {
  try {
    return Promise.resolve(act());
  } catch {
    return Promise.resolve(otherwise);
  }
}
