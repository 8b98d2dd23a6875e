import { fieldFault, registrationRule, ruleText } from '@atrium/api';
import type { RegistrationRule, Settings, TextValues } from '@atrium/contract';

type Text = (key: string, values?: TextValues) => string;

/** The merchant's registration rule for a field of a new account; an agent always fills in both. */
export function accountRule({ registration }: Pick<Settings, 'registration'>, key: 'username' | 'password') {
  return { ...registrationRule(registration, key), required: true };
}

/** Characters at which a rule limits nothing that people type. */
const unlimited = 255;

/** The rule in words; undefined where it limits nothing. */
export function ruleHint(rule: RegistrationRule, text: Text): string | undefined {
  return rule.maxLength >= unlimited ? undefined : ruleText(rule, text);
}

/** What is wrong with a value, in words; the merchant's own words where the rule has any. */
export function ruleError(rule: RegistrationRule, value: string, text: Text): string | undefined {
  const fault = fieldFault(rule, value);
  if (fault === undefined) return undefined;
  if (fault === 'missing') return text('register.missing');
  return rule.message || text('rule.unfit', { rule: ruleHint(rule, text) ?? '' });
}
