import type { Plan } from './plan';

const newPassword = 'Conform88';

/** Sign-in, registration and passwords. What needs a provider, a device or a letter is tried with made-up values. */
export const sessionPlans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  'session.login': {
    signsIn: 'member',
    request: (_, { accounts }) => ({
      username: accounts.member.username,
      password: accounts.member.password,
      type: 'username',
    }),
  },
  'session.verification': {
    madeUp: true,
    refusals: ['login_begin_again', 'second_factor_failed', 'login_failed'],
  },
  'session.passkey': { madeUp: true, refusals: ['passkey_refused'] },
  'session.social': { madeUp: true, refusals: ['social_refused', 'social_not_supported'] },
  'session.freePlay': { refusals: ['login_try_later'] },
  'social.start': {
    request: (_, { portalOrigin: origin }) => (origin === undefined ? undefined : { channel: 'GOOGLE', origin }),
    refusals: ['social_not_supported'],
  },
  'social.finish': { madeUp: true, refusals: ['social_refused', 'social_not_supported'] },
  'registration.username': {
    madeUp: true,
    request: (_, { accounts }) => ({
      ...{ username: accounts.member.username, password: newPassword, verifyPwd: newPassword, login: true },
      ...{ registerMethod: 'WEB', registerUrl: 'https://portal.test/register', domain: 'portal.test' },
    }),
    refusals: [
      'username_taken',
      'sms_code_incorrect',
      'br_enright_cphone',
      'in_please_information',
      'captcha_incorrect',
    ],
  },
  'registration.mobile': {
    madeUp: true,
    refusals: ['br_enright_cphone', 'sms_code_incorrect', 'mobile_taken', 'auth/code-expired'],
  },
  'registration.autoUsername': { madeUp: true, refusals: ['social_refused', 'social_not_supported'] },
  'password.change': {
    madeUp: true,
    request: () => ({ oldPassword: 'Nonsense11', newPassword, confirmNewPassword: newPassword }),
    refusals: ['password_incorrect'],
  },
  'password.default': { madeUp: true, refusals: ['password_not_default'] },
  'password.reset': {
    madeUp: true,
    request: () => ({ token: 'made-up', newPassword, confirmNewPassword: newPassword }),
    refusals: ['recovery_link_invalid'],
  },
  'password.verification': {
    request: (_, { accounts }) => ({ password: accounts.member.password }),
  },
  'verification.smsNoLogin': { refusals: ['sms_try_later', 'verify_first'] },
  'verification.smsRegister': { refusals: ['sms_try_later', 'verify_first'] },
  'verification.sms': { refusals: ['sms_try_later', 'verify_first'] },
  'system.ping': { anyRequest: true },
  'feedback.send': { madeUp: true, refusals: ['captcha_incorrect'] },
};
