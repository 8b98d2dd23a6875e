import type { TextKey, TextValues } from '@atrium/contract';

/** A reason not to send a form: its message and field. */
export interface ValidationError {
  /** Absent for the agreement. */
  field?: string;
  text: TextKey;
  values?: TextValues;
}

/** The form, as validation reads it. */
export interface FormContent {
  value(key: string): string;
  agreed: boolean;
}
