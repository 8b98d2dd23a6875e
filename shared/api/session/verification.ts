import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { LoginAnswerSchema } from './session';
import { socialChannels } from './social-arguments';

/** Codes of the second factors: `P` payee name, `S` text message, `G` authenticator app, `E` e-mail. */
export const secondFactorMethods = ['P', 'S', 'G', 'E'] as const;

export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Fields as the back end names them; only those of the chosen method are sent. */
export const SecondProofSchema = v.object({
  method: v.picklist(secondFactorMethods),
  /** The account's address, or the code in the e-mail where the back end has said that it mails one. */
  email: v.optional(v.string()),
  /** Six digits of the authenticator app, or a recovery code. */
  authCode: v.optional(v.string()),
  mobileNum: v.optional(v.string()),
  /** Of the number, without `+`; absent when the merchant serves one country. */
  countryDialingCode: v.optional(v.string()),
  verificationCode: v.optional(v.string()),
  payeeName: v.optional(v.string()),
});

export type SecondProof = v.InferOutput<typeof SecondProofSchema>;

export const sessionVerification = endpoint({
  id: 'session.verification',
  about:
    'Signs in with a second factor, in the browser that was answered `login_verify_required`; an id token replaces name and password. `login_begin_again`: this browser has not just given that password, for any name.',
  method: 'POST',
  path: '/wps/session/login/verification',
  grants: 'session',
  encrypted: true,
  deviceId: true,
  request: v.object({
    username: v.optional(v.string()),
    password: v.optional(v.string()),
    channel: v.optional(v.picklist(socialChannels)),
    idToken: v.optional(v.string()),
    ...SecondProofSchema.entries,
  }),
  answer: LoginAnswerSchema,
  example: {
    request: { username: 'mei88', password: '********', method: 'G', authCode: '492039' },
    answer: { token: 't', firstTimeLogin: false, passwordExpired: false, captcha: false, isAgent: 0 },
  },
});
