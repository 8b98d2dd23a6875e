import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { smsCodeLength } from '../figures';
import { part } from '../list';
import { DiallingCodeSchema } from './dialling-code';
import { sliderFields } from './slider-result';

/** The rule of a code: any characters, 1 to 10. */
export const SmsCodeSchema = v.pipe(v.string(), v.minLength(smsCodeLength.min), v.maxLength(smsCodeLength.max));

const countryDialingCode = v.optional(DiallingCodeSchema);
const number = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30));

/** Minutes as a number or text; an unreadable value counts as a missing one: the code has been sent. */
const minutes = part(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))]), v.transform(Number), v.gtValue(0)),
);

/** Life of a code, as `expiredMinutes` or `expirationTime`, both in minutes; undefined when neither is there. */
export const SmsCodeAnswerSchema = v.pipe(
  v.nullish(v.object({ expiredMinutes: minutes, expirationTime: minutes }), {}),
  v.transform((value) => ({ expiredMinutes: value.expiredMinutes ?? value.expirationTime })),
);

const example = { request: { mobileNum: '13800138000', countryDialingCode: '86' }, answer: { expiredMinutes: 2 } };

export const smsCodeNoLogin = endpoint({
  id: 'verification.smsNoLogin',
  about: 'Sends a code to the number of a visitor, to sign in or as a second factor.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  request: v.object({ mobileNum: number, countryDialingCode, ...sliderFields }),
  answer: SmsCodeAnswerSchema,
  example,
});

export const smsCodeRegister = endpoint({
  id: 'verification.smsRegister',
  about: 'Sends a code to the number used in a registration.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  request: v.object({ mobileNo: number, countryDialingCode, ...sliderFields }),
  answer: SmsCodeAnswerSchema,
  example: { ...example, request: { mobileNo: '13800138001' } },
});

export const smsCodeSignedIn = endpoint({
  id: 'verification.sms',
  about: 'Sends a code to a number of a signed-in customer: a new one, or their own if none is given.',
  method: 'POST',
  path: '/wps/verification/sms',
  request: v.object({ mobileNum: v.optional(number), countryDialingCode, ...sliderFields }),
  answer: SmsCodeAnswerSchema,
  example: { ...example, request: { mobileNum: '13800138002' } },
});
