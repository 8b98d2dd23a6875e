import type { RegistrationRule } from '@atrium/contract';
import type { Credentials } from './credentials';

/** What the merchant's names and passwords look like; helps with typing and refuses nothing. */
export interface FieldRule {
  /** For the whole value; absent: any characters. */
  pattern?: RegExp;
  minLength: number;
  maxLength: number;
  /** The merchant's own words for the rule. */
  message?: string;
}

const lettersOrDigits = /^(?:[A-Za-z0-9]+)$/;

/** Where the registration settings give no rule: 6 to 13 letters or digits, 6 to 16 characters. */
const defaultRules: Record<keyof Credentials, FieldRule> = {
  username: { pattern: lettersOrDigits, minLength: 6, maxLength: 13 },
  password: { minLength: 6, maxLength: 16 },
};

/** The rule of the registration settings, else the default one. */
export function fieldRule(field: keyof Credentials, registration: readonly RegistrationRule[]): FieldRule {
  const rule = registration.find(({ key, enabled }) => key === field && enabled);
  if (!rule) return defaultRules[field];
  const pattern = wholeValue(rule.acceptedPattern);
  const { minLength, maxLength, message } = rule;
  return { minLength, maxLength, ...(pattern && { pattern }), ...(message && { message }) };
}

export function fits({ pattern, minLength, maxLength }: FieldRule, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && (pattern?.test(value) ?? true);
}

/** Key and values of the text that says the rule. */
export function hintOf({ pattern, minLength, maxLength }: FieldRule) {
  const key = pattern?.source === lettersOrDigits.source ? 'hint.lettersOrDigits' : 'hint.length';
  return { key, values: { min: minLength, max: maxLength } };
}

function wholeValue(acceptedPattern: string): RegExp | undefined {
  if (acceptedPattern === '*' || acceptedPattern === '') return undefined;
  try {
    return new RegExp(`^(?:${acceptedPattern})$`);
  } catch {
    return undefined; // not a pattern this browser reads: the lengths still help
  }
}
