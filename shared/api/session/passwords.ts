import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { throttles } from '../figures';
import { AnythingSchema, NothingSchema } from '../nothing';
import { DiallingCodeSchema } from '../verification/dialling-code';

const password = v.pipe(v.string(), v.maxLength(255));

export const ChangePasswordSchema = v.object({
  oldPassword: password,
  newPassword: password,
  confirmNewPassword: password,
});

export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordSchema>;

/** Milliseconds between two attempts to change a password. */
export const changePasswordPause = throttles.changePassword;

export const passwordChange = endpoint({
  id: 'password.change',
  about: 'Changes the password; every other session of the account ends.',
  method: 'POST',
  path: '/wps/member/password',
  encrypted: true,
  throttle: changePasswordPause,
  request: ChangePasswordSchema,
  answer: AnythingSchema,
  example: {
    request: { oldPassword: '********', newPassword: '*********', confirmNewPassword: '*********' },
    answer: null,
  },
});

export const passwordDefault = endpoint({
  id: 'password.default',
  about: "The merchant's default password, only for an account that still has it.",
  method: 'GET',
  path: '/wps/member/password/default',
  request: NothingSchema,
  answer: v.object({ password: v.string() }),
  example: { request: {}, answer: { password: '********' } },
});

export const passwordReset = endpoint({
  id: 'password.reset',
  about: 'Sets a new password with the token of a link that was mailed; every session of the account ends.',
  method: 'POST',
  path: '/wps/member/password/reset',
  encrypted: true,
  request: v.object({
    /** Works once, for a quarter of an hour. */
    token: v.pipe(v.string(), v.maxLength(100)),
    newPassword: password,
    confirmNewPassword: password,
  }),
  answer: AnythingSchema,
  example: {
    request: { token: 'q3VfLr0Zt5m2', newPassword: '*********', confirmNewPassword: '*********' },
    answer: null,
  },
});

export const passwordByEmail = endpoint({
  id: 'password.byEmail',
  about:
    'Sends a link to set a new password if the name and the address belong together; the answer is always the same.',
  method: 'POST',
  path: '/wps/member/password/email',
  encoding: 'form',
  request: v.object({ username: v.pipe(v.string(), v.maxLength(100)), email: v.pipe(v.string(), v.maxLength(200)) }),
  answer: AnythingSchema,
  example: { request: { username: 'mei88', email: 'mei@example.test' }, answer: null },
});

export const passwordBySms = endpoint({
  id: 'password.bySms',
  about:
    'Sends a new password by text message if the name and the number belong together; the answer is always the same.',
  method: 'POST',
  path: '/wps/member/password/sms',
  request: v.object({
    username: v.pipe(v.string(), v.maxLength(100)),
    mobileNumber: v.pipe(v.string(), v.maxLength(30)),
    countryDialingCode: v.optional(DiallingCodeSchema),
  }),
  answer: AnythingSchema,
  example: { request: { username: 'mei88', mobileNumber: '13800138000' }, answer: null },
});

export const passwordVerification = endpoint({
  id: 'password.verification',
  about: 'Whether the password is right; calls that need a fresh proof are accepted for five minutes afterwards.',
  method: 'POST',
  path: '/wps/member/password/verification',
  encrypted: true,
  request: v.object({ password }),
  answer: AnythingSchema,
  example: { request: { password: '********' }, answer: null },
});
