import { brokenRuleText, ruleText, type FieldFault } from '@atrium/api';
import type { RegistrationRule, TextValues } from '@atrium/contract';
import type { FieldError } from './field-store';

type Text = (key: string, values?: TextValues) => string;
type Rule = Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'message'>;

/** Hint shown before validation: label, length, characters. */
export function hintText(rule: Rule, label: string, text: Text): string | undefined {
  const rules = ruleText(rule, text);
  return rules && text('form.hint', { label, rule: rules });
}

/** Text of an error from outside the field's rule. */
export function errorText(error: FieldError, text: Text): string {
  return 'message' in error ? error.message : text(error.text, error.values);
}

/** Error text of a value; the merchant's message takes precedence. */
export function faultText(fault: FieldFault, rule: Rule, label: string, text: Text): string {
  if (fault !== 'missing') return brokenRuleText(fault, rule, label, text);
  return rule.message || text('form.missing', { label });
}
