/** Every field a merchant may ask for, in the order they are drawn. */
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

/** What registering by phone asks for, in the order of its form; what the merchant has switched off is left out. */
export const mobileFormKeys = [
  'mobileNum',
  'password',
  'verifyPwd',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const satisfies readonly RegistrationKey[];
