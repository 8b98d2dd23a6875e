import type { Merchant } from './merchant';

/** What contradicts itself in the rules for registering. */
export function registrationFaults({ registration: { fields, affiliateCode } }: Merchant): string[] {
  const keys = fields.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  const field = (wanted: string) => fields.find(({ key, enabled }) => key === wanted && enabled);
  return [
    ...twice.map((key) => `registration.fields: ${key} stands there twice. Keep one of them.`),
    ...fields
      .filter(({ minLength, maxLength }) => minLength > maxLength)
      .map(
        ({ key, minLength, maxLength }) =>
          `registration.fields: ${key} takes at least ${minLength} and at most ${maxLength} characters, so nothing. Raise maxLength.`,
      ),
    ...fields
      .filter(({ enabled, required }) => required && !enabled)
      .map(
        ({ key }) => `registration.fields: ${key} is required and not shown. Set enabled to true or required to false.`,
      ),
    ...(field('verifyPwd') && !field('password')
      ? [
          'registration.fields: verifyPwd repeats a password nobody is asked for. Enable password, or disable verifyPwd.',
        ]
      : []),
    ...(field('verificationCode')?.required && !field('mobileNum')
      ? ['registration.fields: verificationCode is sent to a number nobody is asked for. Enable mobileNum.']
      : []),
    ...(field('affiliateCode') && !affiliateCode
      ? ['registration: the field affiliateCode is shown while affiliateCode is false. Make the two agree.']
      : []),
  ];
}
