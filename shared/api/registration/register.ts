import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { registerMethod } from '../figures';
import { AnythingSchema, LooseTextSchema } from '../nothing';
import { KindSchema, readKind, type Sent } from '../session/account-kind';
import { DiallingCodeSchema } from '../verification/dialling-code';
import { sliderFields } from '../verification/slider-result';
import { registrationKeys, type RegistrationKey } from './field-keys';

const text = v.pipe(v.string(), v.maxLength(300));

type Fields = Record<RegistrationKey, v.OptionalSchema<typeof text, undefined>>;
const fields = Object.fromEntries(registrationKeys.map((key) => [key, v.optional(text)])) as Fields;

/** Origin of a registration, sent with every kind of registering. */
const source = {
  registerMethod: v.literal(registerMethod),
  referralCode: v.optional(text),
  /** The full address of the form. */
  registerUrl: v.pipe(v.string(), v.maxLength(2000)),
  /** Host name of that address. */
  domain: text,
  /** Whether to start a session at once. */
  login: v.boolean(),
};

export const RegisterRequestSchema = v.object({
  ...fields,
  ...sliderFields,
  confirmPassword: v.optional(text),
  countryDialingCode: v.optional(DiallingCodeSchema),
  ...source,
});

export type RegisterRequest = v.InferOutput<typeof RegisterRequestSchema>;

export const RegisterAnswerSchema = v.pipe(
  v.object({
    /** Name of the account, after an `@` when the back end prefixes the merchant. */
    customerName: v.optional(LooseTextSchema, ''),
    profile: v.optional(v.object({ mobileNo: v.optional(LooseTextSchema, '') })),
    /** The token of a started session; without one the portal signs in itself. */
    token: v.optional(LooseTextSchema, ''),
    isAgent: KindSchema,
    type: KindSchema,
    /** The default password of the new account, when the form had no password; the sign-in that follows uses it. */
    defaultPassword: v.optional(LooseTextSchema, ''),
  }),
  v.transform(readKind),
);

export type RegisterAnswer = v.InferOutput<typeof RegisterAnswerSchema>;

export type SentRegisterAnswer = Sent<RegisterAnswer>;

const origin = { registerMethod, registerUrl: 'https://example.test/register', domain: 'example.test' } as const;

export const registerByUsername = endpoint({
  id: 'registration.username',
  about: 'Registers by name and signs in.',
  method: 'POST',
  path: '/wps/member/register',
  grants: 'session',
  encrypted: true,
  deviceId: true,
  request: RegisterRequestSchema,
  answer: RegisterAnswerSchema,
  example: {
    request: { username: 'mei888', password: '********', verifyPwd: '********', login: true, ...origin },
    answer: { customerName: 'aurora@mei888', profile: { mobileNo: '' }, token: 't', isAgent: 0 },
  },
});

export const registerByMobile = endpoint({
  id: 'registration.mobile',
  about: 'Registers by mobile number; without a password the account gets the default one, which the answer contains.',
  method: 'POST',
  path: '/wps/member/register/mobile',
  grants: 'session',
  encrypted: true,
  deviceId: true,
  request: RegisterRequestSchema,
  answer: RegisterAnswerSchema,
  example: {
    request: { mobileNum: '0812345678', verificationCode: '123456', login: true, ...origin },
    answer: { customerName: 'lotus@m4711', profile: { mobileNo: '0812345678' }, defaultPassword: '********' },
  },
});

export const affiliateCheck = endpoint({
  id: 'agent.affiliate',
  about: 'Whether a code is one of the merchant’s affiliates; the message of a refusal is for the person who typed it.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  silent: true,
  request: v.object({ code: text, domain: text }),
  answer: AnythingSchema,
  example: { request: { code: 'ADA77', domain: 'example.test' }, answer: null },
});
