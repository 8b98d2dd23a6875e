import type { RegistrationRule } from '@atrium/contract';

/** Used without a merchant rule for mobile numbers. */
const elevenDigits = /^\d{11}$/;

/** Validates a phone number by the merchant's rule for mobile numbers, or as eleven digits without one. */
export function isPhoneValid(phone: string, registration: readonly RegistrationRule[]): boolean {
  const rule = registration.find(({ key, enabled }) => key === 'mobileNum' && enabled);
  if (!rule) return elevenDigits.test(phone);
  const { minLength, maxLength, acceptedPattern } = rule;
  return phone.length >= minLength && phone.length <= maxLength && matchesPattern(acceptedPattern, phone);
}

function matchesPattern(acceptedPattern: string, phone: string): boolean {
  if (acceptedPattern === '*' || acceptedPattern === '') return true;
  try {
    return new RegExp(`^(?:${acceptedPattern})$`).test(phone);
  } catch {
    return true; // an invalid pattern: only the length was checked
  }
}
