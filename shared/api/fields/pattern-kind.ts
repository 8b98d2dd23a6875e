import { wholeValue } from './field-rule';
import type { RegistrationRule } from '@atrium/contract';

/** Character classes that a short text can describe. */
export type PatternKind = 'digits' | 'letters' | 'lettersOrDigits' | 'lettersAndDigits';

/**
 * Classifies a pattern by testing samples, because merchants write the same rule in many ways. Returns nothing if the
 * pattern accepts other characters or none of these.
 */
export function patternKind({
  acceptedPattern,
  minLength,
  maxLength,
}: Pick<RegistrationRule, 'acceptedPattern' | 'minLength' | 'maxLength'>): PatternKind | undefined {
  const pattern = wholeValue(acceptedPattern);
  if (!pattern) return undefined;
  const lengths = [Math.max(minLength, 2), Math.min(maxLength, 64)];
  const takes = (...samples: string[]) =>
    samples.some((sample) => lengths.some((length) => pattern.test(sample.repeat(length).slice(0, length))));
  if (takes('_', '.', '@', ' ', 'a_', '1-', '字')) return undefined;
  const digits = takes('0', '1', '9', '01', '08', '13');
  const letters = takes('a', 'A', 'aB');
  if (takes('a1', 'A1', 'aB1', '1a')) return digits || letters ? 'lettersOrDigits' : 'lettersAndDigits';
  if (digits === letters) return undefined;
  return digits ? 'digits' : 'letters';
}
