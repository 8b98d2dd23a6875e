import { patternKind, type FieldFault } from '@atrium/api';
import type { RegistrationRule, TextValues } from '@atrium/contract';
import type { FieldError } from './field-store';

type Text = (key: string, values?: TextValues) => string;
type Rule = Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'message'>;

/** Rules from this length on do not mention the length. */
const unlimited = 255;

/** Length and characters, such as `6-13 characters, letters or digits`; empty for a rule that accepts anything. */
export function ruleText(rule: Rule, text: Text): string {
  const { minLength: min, maxLength: max } = rule;
  const kind = patternKind(rule);
  const length =
    max >= unlimited ? '' : min === max ? text('form.exactly', { length: max }) : text('form.length', { min, max });
  const pattern = kind ? text(`form.pattern.${kind}`) : '';
  return length && pattern ? text('form.both', { length, pattern }) : length || pattern;
}

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
  if (rule.message) return rule.message;
  if (fault === 'missing') return text('form.missing', { label });
  // the pattern has no short description, and naming only the length would mislead
  if (fault === 'pattern' && !patternKind(rule)) return text('form.wrong', { label });
  const rules = ruleText(rule, text);
  return rules ? text('form.unfit', { rule: rules }) : text('form.wrong', { label });
}
