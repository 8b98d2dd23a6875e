import type { FieldMode } from '@atrium/api';
import { useDraft } from '@atrium/ui/drafts';
import { useState } from 'react';
import type { FieldSetting } from './field-setting';
import { FormStore } from './form-store';

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
  const [form] = useState(() => new FormStore(fields, mode));
  useDraft(name, form);
  return form;
}
