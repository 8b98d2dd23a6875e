/** Every field of a merchant's form, in drawing order. */
export const registrationKeys = [
  'username',
  'password',
  'verifyPwd',
  'payeeName',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'qqNum',
  'email',
  'line',
  'rebateId',
  'facebook',
  'whatsapp',
  'idNumber',
  'nickname',
  'recommenderId',
  'captcha',
  'affiliateCode',
] as const;

export type RegistrationKey = (typeof registrationKeys)[number];

/**
 * The fields of registering by phone, in the order of its form; fields that the merchant has switched off are left out.
 */
export const mobileFormKeys = [
  'mobileNum',
  'password',
  'verifyPwd',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const satisfies readonly RegistrationKey[];
