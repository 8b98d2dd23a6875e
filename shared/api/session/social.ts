import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { LoginAnswerSchema } from './session';
import { SocialArgumentsSchema, socialChannels } from './social-arguments';

export const socialStart = endpoint({
  id: 'social.start',
  about: 'Begins a social sign-in: the address at the provider, with state, nonce and PKCE kept on the server.',
  method: 'POST',
  path: '/wps/session/login/social/start',
  request: v.object({
    channel: v.picklist(socialChannels),
    /** Origin of the portal to return to. */
    origin: v.string(),
  }),
  answer: v.object({ url: v.string() }),
  example: {
    request: { channel: 'GOOGLE', origin: 'https://aurora.example.test' },
    answer: { url: 'https://id.example.test/auth?client_id=aurora' },
  },
});

export const socialFinish = endpoint({
  id: 'social.finish',
  about: "Ends a social sign-in: exchanges the provider's code for an id token.",
  method: 'POST',
  path: '/wps/session/login/social/finish',
  request: v.object({ state: v.string(), code: v.string() }),
  answer: v.object({
    ...SocialArgumentsSchema.entries,
    /** Helps the person to recognize which of their accounts it is. */
    email: v.optional(v.string()),
    /** Their mobile number, if the provider has verified it. */
    mobileNum: v.optional(v.string()),
  }),
  example: { request: { state: 's', code: 'c' }, answer: { channel: 'GOOGLE', idToken: 'header.claims.signature' } },
});

export const sessionSocial = endpoint({
  id: 'session.social',
  about: 'Signs in by an id token. Answers `bind_customer_required` while no account is linked to it.',
  method: 'POST',
  path: '/wps/session/login/social',
  grants: 'session',
  encrypted: true,
  deviceId: true,
  request: v.object({
    type: v.literal('social'),
    ...SocialArgumentsSchema.entries,
    mobileNum: v.optional(v.string()),
  }),
  answer: LoginAnswerSchema,
  example: {
    request: { type: 'social', channel: 'GOOGLE', idToken: 'header.claims.signature' },
    answer: { token: 't', firstTimeLogin: false, passwordExpired: false, captcha: false, isAgent: 0 },
  },
});
