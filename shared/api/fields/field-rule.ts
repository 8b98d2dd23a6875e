import type { RegistrationRule } from '@atrium/contract';

/** Whether somebody fills a form in for the first time, or changes what is kept. */
export type FieldMode = 'create' | 'update';

/** What is wrong with a value: nothing stands there, it is too short or too long, or its characters do not fit. */
export type FieldFault = 'missing' | 'length' | 'pattern';

/** What of a merchant's rule decides about a value. */
export type CheckedRule = Pick<
  RegistrationRule,
  'required' | 'updateRequired' | 'acceptedPattern' | 'minLength' | 'maxLength'
>;

/** Holds a value against a merchant's rule, alike in the browser and on the server. The value has been trimmed. */
export function fieldFault(rule: CheckedRule, value: string, mode: FieldMode = 'create'): FieldFault | undefined {
  const { required, updateRequired, minLength, maxLength } = rule;
  if (value === '') return (mode === 'create' ? required : updateRequired) ? 'missing' : undefined;
  if (value.length < minLength || value.length > maxLength) return 'length';
  return wholeValue(rule.acceptedPattern)?.test(value) === false ? 'pattern' : undefined;
}

/** The pattern for the whole value; `undefined` where any characters do, or where it cannot be read: lengths still hold. */
export function wholeValue(acceptedPattern: string): RegExp | undefined {
  if (acceptedPattern === '*' || acceptedPattern === '') return undefined;
  for (const flags of ['u', ''] as const) {
    try {
      return new RegExp(`^(?:${acceptedPattern})$`, flags);
    } catch {
      // older patterns escape what the stricter reading refuses
    }
  }
  return undefined;
}
