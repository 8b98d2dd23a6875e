import type { TextKey, TextValues } from '@atrium/contract';

/** What keeps a form from being sent: what a person is told, and the field it is about. */
export interface Objection {
  /** Absent for the agreement. */
  field?: string;
  text: TextKey;
  values?: TextValues;
}

/** The form as checks see it. */
export interface Filled {
  value(key: string): string;
  agreed: boolean;
}
