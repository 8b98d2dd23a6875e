import type { RegistrationRule, TextValues } from '@atrium/contract';
import type { FieldFault } from './field-rule';
import { patternKind } from './pattern-kind';

type Rule = Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength'>;
type Text = (key: string, values?: TextValues) => string;

/** The texts of a rule in words, and of a value that breaks it. */
export const ruleTexts = [
  'rule.exactly',
  'rule.length',
  'rule.both',
  'rule.digits',
  'rule.letters',
  'rule.lettersOrDigits',
  'rule.lettersAndDigits',
  'rule.unfit',
  'rule.wrong',
] as const;

/** Rules from this length on do not mention the length: form fields hold no more. */
const unlimited = 255;

/**
 * Length and characters of a rule in words, such as `6-16 characters, letters or digits`; empty for a rule that accepts
 * anything.
 * @param text of a remote with `ruleTexts`
 */
export function ruleText(rule: Rule, text: Text): string {
  const { minLength: min, maxLength: max } = rule;
  const kind = patternKind(rule);
  const pattern = kind ? text(`rule.${kind}`) : '';
  if (max >= unlimited) return pattern;
  const length = min === max ? text('rule.exactly', { length: max }) : text('rule.length', { min, max });
  return pattern ? text('rule.both', { length, pattern }) : length;
}

/**
 * What is wrong with a value that breaks a rule; the merchant's message takes precedence.
 * @param label of the field
 */
export function brokenRuleText(
  fault: Exclude<FieldFault, 'missing'>,
  rule: Rule & Pick<RegistrationRule, 'message'>,
  label: string,
  text: Text,
): string {
  if (rule.message) return rule.message;
  // the pattern has no short description, and naming only the length would mislead
  const rules = fault === 'pattern' && !patternKind(rule) ? '' : ruleText(rule, text);
  return rules ? text('rule.unfit', { rule: rules }) : text('rule.wrong', { label });
}
