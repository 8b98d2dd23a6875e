import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { RegisterAnswerSchema } from './register';
import { SocialArgumentsSchema } from '../session/social-arguments';

export const AutoUsernameSchema = v.object({
  ...SocialArgumentsSchema.entries,
  /** Address of the page that sent it. */
  registerUrl: v.string(),
  registerMethod: v.literal('WEB'),
  domain: v.string(),
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
  /** True requests a signed-in session. */
  login: v.boolean(),
  /** Name of the text message with the new credentials. */
  smsTemplate: v.string(),
});

export type AutoUsername = v.InferOutput<typeof AutoUsernameSchema>;

export const registerAutoUsername = endpoint({
  id: 'registration.autoUsername',
  about: 'Registers a social identity under a name that the back end generates.',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  grants: 'session',
  deviceId: true,
  request: AutoUsernameSchema,
  answer: RegisterAnswerSchema,
  example: {
    request: {
      channel: 'GOOGLE',
      idToken: 'header.claims.signature',
      registerUrl: 'https://aurora.example.test/login',
      registerMethod: 'WEB',
      domain: 'aurora.example.test',
      login: true,
      smsTemplate: 'new-account',
    },
    answer: { customerName: 'aurora@m04711', token: 't', isAgent: 0 },
  },
});
