/** Input by field. */
export type DraftValues = Record<string, string>;

/** Storage for unsent form input. Fails silently, since drafts are optional. */
export interface Drafts {
  read(form: string): Promise<DraftValues>;
  /** Saving an empty draft deletes the former one. */
  save(form: string, draft: DraftValues): Promise<void>;
}
