import type { RegistrationRule } from '@atrium/contract';

/** Where the merchant has no rule for mobile numbers. */
const elevenDigits = /^\d{11}$/;

/** Whether a phone number fits the merchant's rule for mobile numbers, or else is eleven digits. */
export function phoneFits(phone: string, registration: readonly RegistrationRule[]): boolean {
  const rule = registration.find(({ key, enabled }) => key === 'mobileNum' && enabled);
  if (!rule) return elevenDigits.test(phone);
  const { minLength, maxLength, acceptedPattern } = rule;
  return phone.length >= minLength && phone.length <= maxLength && matches(acceptedPattern, phone);
}

function matches(acceptedPattern: string, phone: string): boolean {
  if (acceptedPattern === '*' || acceptedPattern === '') return true;
  try {
    return new RegExp(`^(?:${acceptedPattern})$`).test(phone);
  } catch {
    return true; // not a pattern this browser reads: the lengths have been looked at
  }
}
