import { brokenRuleText, fieldFault, registrationRule } from '@atrium/api';
import type { RegistrationRule, Settings, TextValues } from '@atrium/contract';

type Text = (key: string, values?: TextValues) => string;

/** The merchant's registration rule for a field of a new account; an agent always fills in both. */
export function accountRule({ registration }: Pick<Settings, 'registration'>, key: 'username' | 'password') {
  return { ...registrationRule(registration, key), required: true };
}

/** What is wrong with a value, in words; the merchant's own words where the rule has any. */
export function ruleError(rule: RegistrationRule, value: string, label: string, text: Text): string | undefined {
  const fault = fieldFault(rule, value);
  if (fault === undefined) return undefined;
  return fault === 'missing' ? text('register.missing') : brokenRuleText(fault, rule, label, text);
}
