import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { verifyIdToken } from './verify-id-token';

const issuer = 'https://id.example.test';
const now = Date.UTC(2026, 0, 2);
const seconds = now / 1000;
const claims: JWTPayload = {
  iss: issuer,
  aud: 'aurora',
  sub: '1001',
  nonce: 'nonce-of-sixteen-or-more',
  iat: seconds - 5,
  exp: seconds + 600,
  email: 'mei@example.test',
};

let own: { privateKey: CryptoKey; publicKey: CryptoKey };
let foreign: CryptoKey;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  own = await generateKeyPair('RS256');
  foreign = (await generateKeyPair('RS256')).privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'one' }] });
});

const signed = (changes: JWTPayload = {}, key = own.privateKey) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
const verified = (token: string) => verifyIdToken(token, { keys, issuer, audience: 'aurora', now });
const refused = { name: 'Refusal', key: 'social_refused' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('accepts a token signed by the provider for this portal', async () => {
  expect(await verified(await signed())).toMatchObject({ sub: '1001', email: 'mei@example.test' });
});

it.each<[string, JWTPayload]>([
  ['of another issuer', { iss: 'https://id.example.test.evil' }],
  ['for another portal', { aud: 'lotus' }],
  ['for several, requested by another one', { aud: ['aurora', 'lotus'], azp: 'lotus' }],
  ['that has expired', { exp: seconds - 31 }],
  ['that never expires', { exp: undefined }],
  ['that is not valid yet', { nbf: seconds + 60 }],
  ['without a nonce', { nonce: undefined }],
  ['without a subject', { sub: '' }],
])('refuses a token %s', async (_what, changes) => {
  await expect(verified(await signed(changes))).rejects.toMatchObject(refused);
});

it('refuses a token with a foreign signature', async () => {
  await expect(verified(await signed({}, foreign))).rejects.toMatchObject(refused);
});

it('refuses a token with claims altered after signing', async () => {
  const [header, , signature] = (await signed()).split('.');
  await expect(verified([header, part({ ...claims, sub: '1002' }), signature].join('.'))).rejects.toMatchObject(
    refused,
  );
});

it.each([
  ['none', ''],
  ['HS256', 'c2lnbmF0dXJl'],
])('refuses a token of the algorithm %s', async (alg, signature) => {
  await expect(verified([part({ alg, kid: 'one' }), part(claims), signature].join('.'))).rejects.toMatchObject(refused);
});

it.each(['', 'a.b.c', 'no token'])('refuses %p', async (token) => {
  await expect(verified(token)).rejects.toMatchObject(refused);
});
