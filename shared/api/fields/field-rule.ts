import type { RegistrationRule } from '@atrium/contract';

/** Whether a form is filled in for the first time, or changes stored values. */
export type FieldMode = 'create' | 'update';

/** The fault of a value: it is missing, too short or too long, or does not match the pattern. */
export type FieldFault = 'missing' | 'length' | 'pattern';

/** The parts of a merchant's rule that decide about a value. */
export type CheckedRule = Pick<
  RegistrationRule,
  'required' | 'updateRequired' | 'acceptedPattern' | 'minLength' | 'maxLength'
>;

/** Checks a trimmed value against a merchant's rule, in the browser and on the server alike. */
export function fieldFault(rule: CheckedRule, value: string, mode: FieldMode = 'create'): FieldFault | undefined {
  const { required, updateRequired, minLength, maxLength } = rule;
  if (value === '') return (mode === 'create' ? required : updateRequired) ? 'missing' : undefined;
  if (value.length < minLength || value.length > maxLength) return 'length';
  return wholeValue(rule.acceptedPattern)?.test(value) === false ? 'pattern' : undefined;
}

/**
 * The pattern for the whole value; `undefined` when any characters are allowed, or when it is invalid: lengths still
 * apply.
 */
export function wholeValue(acceptedPattern: string): RegExp | undefined {
  if (acceptedPattern === '*' || acceptedPattern === '') return undefined;
  for (const flags of ['u', ''] as const) {
    try {
      return new RegExp(`^(?:${acceptedPattern})$`, flags);
    } catch {
      // older patterns escape characters that the stricter syntax refuses
    }
  }
  return undefined;
}
