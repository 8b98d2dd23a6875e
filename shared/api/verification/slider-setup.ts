import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { throttles } from '../figures';
import { LooseFlagSchema } from '../nothing';

export const sliderSetup = endpoint({
  id: 'captcha.slider',
  about:
    'What the slider of version 3 begins with: `gt` names the merchant, each `challenge` serves one attempt. `frame` is the page the provider runs in.',
  method: 'GET',
  path: '/wps/captcha/geetest',
  throttle: throttles.captchaSetup,
  silent: true,
  request: v.object({ t: v.number() }),
  answer: v.object({
    gt: v.string(),
    challenge: v.string(),
    newCaptcha: v.optional(LooseFlagSchema, true),
    frame: v.optional(v.string()),
  }),
  example: {
    request: { t: 1767225600000 },
    answer: {
      gt: 'aurora-demo',
      challenge: '0c9f2b1a6d8e4f73a5c1b2d3e4f50617',
      newCaptcha: true,
      frame: 'http://aurora--captcha.embed.localhost:4400/captcha',
    },
  },
});
