import type { FormValues } from './form-store';

/** Storage for unsent form input. Fails silently, since drafts are optional. */
export interface Drafts {
  read(form: string): Promise<FormValues>;
  /** Saving an empty draft deletes the former one. */
  save(form: string, draft: FormValues): Promise<void>;
}
