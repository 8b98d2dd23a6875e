import type { FormValues } from './form-store';

/** Where what was typed waits for the person to come back. Fails silently: a draft is a favour. */
export interface Drafts {
  read(form: string): Promise<FormValues>;
  /** An empty draft takes the former one away. */
  keep(form: string, draft: FormValues): Promise<void>;
}
