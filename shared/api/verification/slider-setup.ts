import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { throttles } from '../figures';
import { LooseFlagSchema } from '../nothing';

export const sliderSetup = endpoint({
  id: 'captcha.slider',
  about:
    'What the slider begins with: `gt` names the merchant at the provider, each `challenge` serves one attempt, `success` is false while the back end cannot reach the provider. The page the provider runs in is the portal’s own.',
  method: 'GET',
  path: '/wps/captcha/geetest',
  throttle: throttles.captchaSetup,
  silent: true,
  request: v.object({ t: v.number() }),
  answer: v.object({
    gt: v.string(),
    challenge: v.string(),
    newCaptcha: v.optional(LooseFlagSchema, true),
    success: v.optional(LooseFlagSchema, true),
  }),
  example: {
    request: { t: 1767225600000 },
    answer: {
      gt: 'aurora-demo',
      challenge: '0c9f2b1a6d8e4f73a5c1b2d3e4f50617',
      newCaptcha: true,
      success: true,
    },
  },
});
