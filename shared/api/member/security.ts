import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { LooseFlagSchema, NothingSchema } from '../nothing';

/** Which parts of an account's protection are set; parts that the back end does not name are not. */
export const SecurityConfigSchema = v.nullish(
  v.object({
    loginPassword: LooseFlagSchema,
    /** Whether it is the password that the merchant assigned. */
    defaultPassword: LooseFlagSchema,
    /** Undefined where the back end does not name it: forms then ask for the password, and its answer decides. */
    paymentPassword: v.optional(LooseFlagSchema),
    mobile: LooseFlagSchema,
    email: LooseFlagSchema,
    authenticator: LooseFlagSchema,
  }),
  {},
);

export type SecurityConfig = NonNullable<v.InferOutput<typeof SecurityConfigSchema>>;

export const memberSecurity = endpoint({
  id: 'member.security',
  about: 'Which verification methods and passwords the member has set.',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  silent: true,
  request: NothingSchema,
  answer: SecurityConfigSchema,
  example: {
    request: {},
    answer: { loginPassword: true, paymentPassword: false, mobile: true, email: true, authenticator: false },
  },
});
