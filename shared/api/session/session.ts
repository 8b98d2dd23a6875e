import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { throttles } from '../figures';
import { socialChannels } from './social-arguments';
import { AnythingSchema, LooseFlagSchema, LooseTextSchema, NothingSchema, named } from '../nothing';
import { KindSchema, readKind, type Sent } from './account-kind';
import { DiallingCodeSchema } from '../verification/dialling-code';
import { sliderFields } from '../verification/slider-result';

export const LoginAnswerSchema = v.pipe(
  v.object({
    token: v.optional(LooseTextSchema, ''),
    firstTimeLogin: v.optional(LooseFlagSchema, false),
    passwordExpired: v.optional(LooseFlagSchema, false),
    /** The password is to be changed before anything else, at every merchant; a back end may leave it out. */
    mustChangePassword: named(LooseFlagSchema),
    /** True for the merchant's default password; where it is missing, the typed password is compared with that. */
    defaultPassword: named(LooseFlagSchema),
    /** True when the next attempt must have a captcha; failed answers have it too. */
    captcha: v.optional(LooseFlagSchema, false),
    isAgent: KindSchema,
    /** Decides where neither this answer nor the member info has `isAgent`. */
    type: KindSchema,
  }),
  v.transform(readKind),
);

export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;

export type SentLoginAnswer = Sent<LoginAnswer>;

export const sessionLogin = endpoint({
  id: 'session.login',
  about: 'Signs in by name, by mobile number, or by code (`type` sms: number in username, code in password).',
  method: 'POST',
  path: '/wps/session/login',
  grants: 'session',
  encrypted: true,
  deviceId: true,
  request: v.object({
    username: v.string(),
    password: v.string(),
    captcha: v.optional(v.string()),
    type: v.picklist(['username', 'sms', 'mobileNum']),
    /** Of a social identity to link to the account. */
    channel: v.optional(v.picklist(socialChannels)),
    idToken: v.optional(v.string()),
    mobileNum: v.optional(v.string()),
    /** Of the country of the number in `username`; the merchant's own when left out. */
    countryDialingCode: v.optional(DiallingCodeSchema),
    ...sliderFields,
  }),
  answer: LoginAnswerSchema,
  example: {
    request: { username: 'mei88', password: '********', type: 'username' },
    answer: { token: 't', firstTimeLogin: false, passwordExpired: false, captcha: false, isAgent: 0 },
  },
});

export const sessionLogout = endpoint({
  id: 'session.logout',
  about: 'Ends the session on the server. Sent with keepalive and only the headers Merchant and Authorization.',
  method: 'DELETE',
  path: '/wps/session/logout',
  silent: true,
  request: NothingSchema,
  answer: AnythingSchema,
  example: { request: {}, answer: null },
});

export const sessionFreePlay = endpoint({
  id: 'session.freePlay',
  about: 'Signs in a fresh trial account (type 4) with play money.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  grants: 'session',
  deviceId: true,
  request: NothingSchema,
  answer: LoginAnswerSchema,
  example: { request: {}, answer: { token: 't', isAgent: 4 } },
});

export const captchaImage = endpoint({
  id: 'captcha.image',
  about: 'A picture with characters to type, as base64.',
  method: 'GET',
  path: '/wps/captcha',
  throttle: throttles.captchaImage,
  request: v.object({ t: v.number() }),
  answer: v.string(),
  example: { request: { t: 1767225600000 }, answer: 'data:image/svg+xml;base64,PHN2Zy8+' },
});
