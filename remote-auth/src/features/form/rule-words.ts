import type { RegistrationRule, TextValues } from '@atrium/contract';
import type { FieldFault } from '@atrium/api';
import { patternKind } from './pattern-kind';

type Text = (key: string, values?: TextValues) => string;
type Rule = Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'message'>;

/** Longer than anybody counts: such a rule says nothing about length. */
const unlimited = 255;

/** How long, and of which characters: `6-13 characters, letters or digits`; empty where anything does. */
export function ruleWords(rule: Rule, text: Text): string {
  const { minLength: min, maxLength: max } = rule;
  const kind = patternKind(rule);
  const length =
    max >= unlimited ? '' : min === max ? text('form.exactly', { length: max }) : text('form.length', { min, max });
  const pattern = kind ? text(`form.pattern.${kind}`) : '';
  return length && pattern ? text('form.both', { length, pattern }) : length || pattern;
}

/** Helps before a mistake is made: name of the field, length, characters. */
export function hintWords(rule: Rule, label: string, text: Text): string | undefined {
  const words = ruleWords(rule, text);
  return words && text('form.hint', { label, rule: words });
}

/** What is wrong with a value: the merchant's own words where it has any. */
export function faultWords(fault: FieldFault, rule: Rule, label: string, text: Text): string {
  if (rule.message) return rule.message;
  if (fault === 'missing') return text('form.missing', { label });
  // of a pattern that cannot be told in a word, only its length could be said, which is right
  if (fault === 'pattern' && !patternKind(rule)) return text('form.wrong', { label });
  const words = ruleWords(rule, text);
  return words ? text('form.unfit', { rule: words }) : text('form.wrong', { label });
}
