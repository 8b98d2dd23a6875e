import { fieldFault, patternKind, registrationRule } from '@atrium/api';
import type { RegistrationRule, Settings, TextValues } from '@atrium/contract';

type Text = (key: string, values?: TextValues) => string;

/** The merchant's registration rule for a field of a new account; an agent always fills in both. */
export function accountRule({ registration }: Pick<Settings, 'registration'>, key: 'username' | 'password') {
  return { ...registrationRule(registration, key), required: true };
}

/** Characters at which a rule limits nothing that people type. */
const unlimited = 255;

/** The rule in words, such as `6-16 characters, letters or digits`; undefined where it limits nothing. */
export function ruleText(rule: RegistrationRule, text: Text): string | undefined {
  const { minLength: min, maxLength: max } = rule;
  if (max >= unlimited) return undefined;
  const kind = patternKind(rule);
  const length = min === max ? text('rule.exactly', { length: max }) : text('rule.length', { min, max });
  return kind ? text('rule.both', { length, pattern: text(`rule.${kind}`) }) : length;
}

/** What is wrong with a value, in words; the merchant's own words where the rule has any. */
export function ruleError(rule: RegistrationRule, value: string, text: Text): string | undefined {
  const fault = fieldFault(rule, value);
  if (fault === undefined) return undefined;
  if (fault === 'missing') return text('register.missing');
  return rule.message || text('rule.unfit', { rule: ruleText(rule, text) ?? '' });
}
