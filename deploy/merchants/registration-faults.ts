import type { Merchant } from './merchant';

/** Contradictions within the registration rules. */
export function registrationFaults({ registration: { fields, affiliateCode } }: Merchant): string[] {
  const keys = fields.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  const field = (name: string) => fields.find(({ key, enabled }) => key === name && enabled);
  return [
    ...twice.map((key) => `registration.fields: ${key} is listed twice. Remove one of them.`),
    ...fields
      .filter(({ minLength, maxLength }) => minLength > maxLength)
      .map(
        ({ key, minLength, maxLength }) =>
          `registration.fields: ${key} requires at least ${minLength} and at most ${maxLength} characters, so no value is valid. Raise maxLength.`,
      ),
    ...fields
      .filter(({ enabled, required }) => required && !enabled)
      .map(
        ({ key }) => `registration.fields: ${key} is required but hidden. Set enabled to true or required to false.`,
      ),
    ...(field('verifyPwd') && !field('password')
      ? [
          'registration.fields: verifyPwd repeats a password that the form does not ask for. Enable password, or disable verifyPwd.',
        ]
      : []),
    ...(field('verificationCode')?.required && !field('mobileNum')
      ? ['registration.fields: verificationCode needs a number that the form does not ask for. Enable mobileNum.']
      : []),
    ...(field('affiliateCode') && !affiliateCode
      ? ['registration: the field affiliateCode is shown although affiliateCode is false. Make them agree.']
      : []),
  ];
}
