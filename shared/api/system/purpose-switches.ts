/**
 * The switch of each purpose for which the first source text names none (SET-33): two keys are from the second text,
 * the others are the portal's own until a back end names them.
 */
export const purposeSwitches = {
  mailCentre: 'MAILCEN',
  rewardCentre: 'REWCEN3',
  pointsSystem: 'POINTSYSTEM',
  paymentPassword: 'PAYMENTPASSWORD',
  manualRegister: 'MANUALREGISTER',
  socialLogins: 'SOCIALLOGIN',
  smsCountryCode: 'SMSCOUNTRYCODE',
} as const;
