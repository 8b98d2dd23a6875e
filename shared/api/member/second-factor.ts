import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { IntegerSchema, NothingSchema, RequiredTextSchema } from '../nothing';
import { secondFactorMethods } from '../session/verification';

const method = v.picklist(secondFactorMethods);
export const SecondFactorsSchema = v.object({
  methods: listOf(
    v.object({
      method,
      on: v.boolean(),
      /** Whether it can be used: the name, number or address is set; always true for the authenticator app. */
      ready: v.boolean(),
    }),
  ),
  /** Unused recovery codes. */
  recoveryCodes: IntegerSchema,
});

export type SecondFactors = v.InferOutput<typeof SecondFactorsSchema>;

/** Recovery codes are shown once, when they are created. */
const ChangedSchema = v.object({ ...SecondFactorsSchema.entries, codes: v.nullish(listOf(RequiredTextSchema), []) });

const example = {
  methods: [
    { method: 'P', on: false, ready: true },
    { method: 'S', on: true, ready: true },
    { method: 'G', on: false, ready: true },
    { method: 'E', on: false, ready: false },
  ],
  recoveryCodes: 10,
};

export const memberSecondFactors = endpoint({
  id: 'member.secondFactors',
  about: 'Which second factors the member has on.',
  method: 'GET',
  path: '/wps/member/secondFactor',
  silent: true,
  request: NothingSchema,
  answer: SecondFactorsSchema,
  example: { request: {}, answer: example },
});

export const memberSetSecondFactor = endpoint({
  id: 'member.setSecondFactor',
  about: 'Switches a second factor on or off; the first one on makes recovery codes.',
  method: 'PUT',
  path: '/wps/member/secondFactor',
  encrypted: true,
  request: v.object({ method, on: v.boolean() }),
  answer: ChangedSchema,
  example: { request: { method: 'S', on: true }, answer: example },
});

export const memberBeginAuthenticator = endpoint({
  id: 'member.beginAuthenticator',
  about: 'A new key for an authenticator app; it takes effect once a code of it is confirmed.',
  method: 'POST',
  path: '/wps/member/secondFactor/authenticator',
  encrypted: true,
  request: NothingSchema,
  answer: v.object({
    /** Base32, for typing in. */
    secret: v.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: v.string(),
  }),
  example: {
    request: {},
    answer: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Aurora:mei88?secret=JBSWY3DPEHPK3PXP&issuer=Aurora' },
  },
});

export const memberConfirmAuthenticator = endpoint({
  id: 'member.confirmAuthenticator',
  about: 'Switches the authenticator app on by a code it shows.',
  method: 'POST',
  path: '/wps/member/secondFactor/authenticator/confirm',
  encrypted: true,
  request: v.object({ authCode: v.string() }),
  answer: ChangedSchema,
  example: { request: { authCode: '492039' }, answer: { ...example, codes: ['7Q3KD-M9TRX'] } },
});

export const memberRenewRecoveryCodes = endpoint({
  id: 'member.renewRecoveryCodes',
  about: 'Makes new recovery codes; earlier ones no longer work.',
  method: 'POST',
  path: '/wps/member/secondFactor/recoveryCodes',
  encrypted: true,
  request: NothingSchema,
  answer: ChangedSchema,
  example: { request: {}, answer: { ...example, codes: ['7Q3KD-M9TRX'] } },
});
