import type { RegistrationRule, TextKey } from '@atrium/contract';
import type { IconShape, Purpose } from '@atrium/ui';
import type { ComponentProps } from 'react';

/** One field of a form: its label, input and validation rule. */
export interface FieldSetting {
  /** Name of the value, and of the input. */
  key: string;
  label: TextKey;
  rule: RegistrationRule;
  /** Selects the keyboard and what the browser offers to fill in. */
  purpose: Purpose;
  /** Passwords and codes: never saved in a draft. */
  secret?: boolean;
  /** Drops everything but digits. */
  digits?: boolean;
  icon?: IconShape;
  /** Overrides for `purpose`. */
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'enterKeyHint'>;
}

/** A rule for a field that the merchant does not configure. */
export function makeRule(key: string, rule: Partial<RegistrationRule> = {}): RegistrationRule {
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
