import type { RegistrationRule, TextValues } from '@atrium/contract';
import { patternKind } from './pattern-kind';

/** The texts of a rule in words. */
export const ruleTexts = [
  'rule.exactly',
  'rule.length',
  'rule.both',
  'rule.digits',
  'rule.letters',
  'rule.lettersOrDigits',
  'rule.lettersAndDigits',
] as const;

/**
 * Length and characters of a rule in words, such as `6-16 characters, letters or digits`.
 * @param text of a remote with `ruleTexts`
 */
export function ruleText(
  rule: Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength'>,
  text: (key: string, values?: TextValues) => string,
): string {
  const { minLength: min, maxLength: max } = rule;
  const kind = patternKind(rule);
  const length = min === max ? text('rule.exactly', { length: max }) : text('rule.length', { min, max });
  return kind ? text('rule.both', { length, pattern: text(`rule.${kind}`) }) : length;
}
