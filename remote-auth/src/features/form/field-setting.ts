import type { RegistrationRule, TextKey } from '@atrium/contract';
import type { IconShape, Purpose } from '@atrium/ui';
import type { ComponentProps } from 'react';

/** One field of a form: what it is called, how it is typed, and which values it takes. */
export interface FieldSetting {
  /** Name of the value, and of the input. */
  key: string;
  label: TextKey;
  rule: RegistrationRule;
  /** Which keyboard opens and what the browser offers to fill in. */
  purpose: Purpose;
  /** Passwords and codes: never kept as a draft. */
  secret?: boolean;
  /** Takes digits only: whatever else is typed or pasted does not arrive. */
  digits?: boolean;
  icon?: IconShape;
  /** Where `purpose` is not the whole truth. */
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'enterKeyHint'>;
}

/** A rule of one's own making, for a field the merchant says nothing about. */
export function ownRule(key: string, rule: Partial<RegistrationRule> = {}): RegistrationRule {
  return {
    key,
    enabled: true,
    required: true,
    type: 'text',
    acceptedPattern: '*',
    minLength: 1,
    maxLength: 255,
    updateRequired: true,
    message: '',
    ...rule,
  };
}
