import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema, RequiredTextSchema } from '../nothing';

const PermissionSchema = v.object({
  maintenance: LooseFlagSchema,
  regionRestriction: LooseFlagSchema,
  ip: part(v.string()),
});

export const systemStatus = endpoint({
  id: 'system.status',
  about: 'Whether the site is open to this visitor; asked again when a tab becomes visible.',
  method: 'GET',
  path: '/wps/system/status',
  silent: true,
  request: v.object({ host: v.string() }),
  answer: PermissionSchema,
  example: {
    request: { host: 'aurora.atrium.localhost' },
    answer: { maintenance: false, regionRestriction: false, ip: '203.0.113.9' },
  },
});

export const systemPermission = endpoint({
  id: 'system.permission',
  about: 'Maintenance and region flags of the merchant.',
  method: 'GET',
  path: '/wps/system/permission',
  silent: true,
  request: NothingSchema,
  answer: PermissionSchema,
  example: { request: {}, answer: { maintenance: false, regionRestriction: false } },
});

export const systemCountries = endpoint({
  id: 'system.countries',
  about: 'Countries with dialling code and currency.',
  method: 'GET',
  path: '/wps/system/country',
  request: NothingSchema,
  answer: listOf(
    v.object({
      countryCode: RequiredTextSchema,
      countryDialingCode: RequiredTextSchema,
      currency: v.optional(LooseTextSchema),
      currencyPosition: v.optional(LooseTextSchema),
    }),
  ),
  example: {
    request: {},
    answer: [{ countryCode: 'TH', countryDialingCode: '66', currency: 'THB', currencyPosition: 'B' }],
  },
});

export const systemPing = endpoint({
  id: 'system.ping',
  about: 'Answers from any domain of the merchant, to find one that is reachable.',
  method: 'GET',
  path: '/wps/system/test/ping',
  silent: true,
  request: v.object({ speed: v.number() }),
  answer: v.unknown(),
  example: { request: { speed: 1767225600000 }, answer: null },
});

/** Public key for encrypted calls; the header `Encryption` names the key. */
export const systemEncryptionKey = endpoint({
  id: 'system.encryptionKey',
  about: 'The public key that seals the body of an encrypted call (RSA-OAEP-256 with A256GCM).',
  method: 'GET',
  path: '/wps/system/encryption',
  request: NothingSchema,
  answer: v.object({ kid: v.string(), jwk: v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }) }),
  example: { request: {}, answer: { kid: 'k1', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } } },
});
