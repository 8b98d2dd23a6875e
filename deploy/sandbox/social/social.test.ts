import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { signingKeys } from '../identity/signing-keys';
import { readOutbox } from '../outbox/read-outbox';
import { Bench } from '../testing/open-bench';
import { SocialBrowser } from '../testing/social-browser';
import { Providers } from './providers';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  // the provider and the verification of its tokens use the real time
  bench.now = Date.now();
}, 60_000);
afterAll(() => bench.close());

const browserAt = (merchant: string) => new SocialBrowser(bench, merchant);
const newPerson = () => ({ email: `p${Math.random().toString(36).slice(2)}@gmail.test`, name: 'New Person' });
const channel = 'GOOGLE';
const password = 'Atrium88';
const registration = {
  registerUrl: 'http://x.test/login',
  registerMethod: 'WEB',
  domain: 'x.test',
  login: true,
  smsTemplate: 'new-account',
};

describe('the sign-in flow', () => {
  it('uses code with PKCE, state and nonce, and ends with an id token for this portal', async () => {
    const browser = browserAt('aurora');
    let start: URL | undefined;
    const back = await browser.walk(newPerson(), (url) => (start = url));
    expect(Object.fromEntries(start!.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'aurora',
      redirect_uri: 'http://aurora.atrium.localhost:4000/login',
      code_challenge_method: 'S256',
    });
    expect(back.searchParams.get('state')).toBe(start!.searchParams.get('state'));
    const finished = await browser.call('social.finish', Object.fromEntries(back.searchParams));
    expect(decodeJwt(finished.value.idToken)).toMatchObject({
      iss: 'http://id.localhost:4000',
      aud: 'aurora',
      nonce: start!.searchParams.get('nonce'),
    });
    const again = await browser.call('social.finish', Object.fromEntries(back.searchParams));
    expect(again.code).toBe('social_refused');
  });

  it('is refused by the provider without PKCE, and for an address outside the portals', async () => {
    const bare = await browserAt('aurora').walk(newPerson(), ({ searchParams }) => {
      searchParams.delete('code_challenge');
      searchParams.delete('code_challenge_method');
    });
    expect(bare.searchParams.get('error')).toBe('invalid_request');
    const elsewhere = await bench.call('social.start', { channel, origin: 'http://evil.test' });
    expect(elsewhere.code).toBe('request_invalid');
  });

  it.each([
    ['without its secret', {}],
    ['with another one', { authorization: `Basic ${Buffer.from('aurora:made-up').toString('base64')}` }],
  ])(
    'can be completed by the portal’s server only: the provider issues no token for a code %s',
    async (_how, headers) => {
      const back = await browserAt('aurora').walk(newPerson());
      const code = back.searchParams.get('code')!;
      const answer = await bench.app.inject({
        method: 'POST',
        url: '/token',
        headers: { host: 'id.localhost:4000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: 'http://aurora.atrium.localhost:4000/login',
          ...(!('authorization' in headers) && { client_id: 'aurora' }),
        }).toString(),
      });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, 'invalid_client']);
    },
  );

  it('sends another provider the secret configured for the merchant', async () => {
    const aurora = bench.backend.merchants.get('aurora')!;
    const issuer = 'https://accounts.example.test';
    const document = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer };
    const providers = new Providers(
      () => 'http://id.localhost:4000',
      { aurora: 'kept-apart' },
      () => Promise.resolve(Response.json(document)),
    );
    const social = { google: { issuer, clientId: 'portal', newcomers: 'choose' as const } };
    expect(await providers.of({ ...aurora, social }, 'GOOGLE')).toMatchObject({
      clientId: 'portal',
      secret: 'kept-apart',
    });
    expect(await providers.of({ ...aurora, code: 'lotus', social }, 'GOOGLE')).toMatchObject({ secret: undefined });
  });

  it('expires after a quarter of an hour', async () => {
    const browser = browserAt('aurora');
    const back = await browser.walk(newPerson());
    bench.pass(15 * 60_000);
    const late = await browser.call('social.finish', Object.fromEntries(back.searchParams));
    bench.pass(-15 * 60_000);
    expect(late.code).toBe('social_refused');
  });

  it('reports a cancellation as the provider does', async () => {
    const back = await browserAt('aurora').walk({ cancel: '1' });
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('fails in a browser other than the one that started it, whatever that one has seen', async () => {
    const [one, other] = [browserAt('aurora'), browserAt('aurora')];
    const back = await one.walk(newPerson());
    await other.call('social.start', { channel, origin: 'http://aurora.atrium.localhost:4000' });
    expect((await other.call('social.finish', Object.fromEntries(back.searchParams))).code).toBe('social_refused');
    const idToken = (await one.call('social.finish', Object.fromEntries(back.searchParams))).value.idToken as string;
    const stolen = await other.call('session.social', { type: 'social', channel, idToken });
    expect(stolen.code).toBe('social_refused');
    expect((await one.call('session.social', { type: 'social', channel, idToken })).code).toBe(
      'bind_customer_required',
    );
  });
});

describe('an altered id token is refused', () => {
  const seconds = () => Math.floor(bench.now / 1000);

  /** The portal's answer to a re-signed token of this browser's flow; `key` undefined for the provider's own. */
  async function toldOf(changes: JWTPayload, key?: JWK): Promise<string | undefined> {
    const browser = browserAt('aurora');
    const walked = decodeJwt(await browser.tokenOf(newPerson()));
    const [provider] = await signingKeys(bench.backend);
    const idToken = await new SignJWT({ ...walked, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: provider?.kid ?? '' })
      .sign(await importJWK(key ?? provider!, 'RS256'));
    return (await browser.call('session.social', { type: 'social', channel, idToken })).code;
  }

  it('unlike an unchanged, re-signed one', async () => {
    expect(await toldOf({})).toBe('bind_customer_required');
  });

  it('in its signature', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    expect(await toldOf({}, await exportJWK(privateKey))).toBe('social_refused');
  });

  it('in its issuer', async () => {
    expect(await toldOf({ iss: 'https://accounts.example.test' })).toBe('social_refused');
  });

  it('in its audience', async () => {
    expect(await toldOf({ aud: 'lotus' })).toBe('social_refused');
  });

  it('in its nonce, even to that of another flow', async () => {
    const other = decodeJwt(await browserAt('aurora').tokenOf(newPerson()));
    expect(await toldOf({ nonce: other['nonce'] })).toBe('social_refused');
  });

  it('in its expiry, or without one', async () => {
    expect(await toldOf({ exp: seconds() - 60 })).toBe('social_refused');
    expect(await toldOf({ exp: undefined })).toBe('social_refused');
  });
});

describe('an unlinked identity', () => {
  it('is asked to bind; a sign-in with the id token binds it, and the next flow signs in', async () => {
    const browser = browserAt('aurora');
    const person = newPerson();
    const idToken = await browser.tokenOf(person);
    expect((await browser.call('session.social', { type: 'social', channel, idToken })).code).toBe(
      'bind_customer_required',
    );
    const login = { username: 'player2', password, type: 'username', channel, idToken };
    expect((await browser.call('session.login', login)).success).toBe(true);
    expect((await browser.call('session.login', login)).code).toBe('social_refused');
    const next = await browser.tokenOf(person);
    const signedIn = await browser.call('session.social', { type: 'social', channel, idToken: next });
    expect(signedIn).toMatchObject({ success: true, value: { isAgent: 0, token: expect.stringMatching(/.{20}/) } });
    const others = { ...login, username: 'player3', idToken: await browser.tokenOf(person) };
    expect((await browser.call('session.login', others)).code).toBe('social_taken');
  });

  it('binds an account with its second factor', async () => {
    await bench.control('twin', { merchant: 'aurora', account: 'guarded5', name: 'twinbound' });
    const browser = browserAt('aurora');
    const person = newPerson();
    const idToken = await browser.tokenOf(person);
    const login = { username: 'twinbound', password, type: 'username', channel, idToken };
    expect((await browser.call('session.login', login)).code).toBe('login_verify_required');
    const proof = { method: 'P', payeeName: 'Gao Ming' };
    const both = { username: 'twinbound', password, channel, idToken, ...proof };
    const bound = await browser.call('session.verification', both);
    expect(bound.success).toBe(true);
    const next = await browser.tokenOf(person);
    expect((await browser.call('session.social', { type: 'social', channel, idToken: next })).code).toBe(
      'login_verify_required',
    );
    const verified = await browser.call('session.verification', { channel, idToken: next, ...proof });
    expect(verified.success).toBe(true);
  });

  it('registers under a generated name, is signed in, and gets the name by mail', async () => {
    await bench.control('switch', { merchant: 'lotus', name: 'MANUALREGISTER', value: true });
    const browser = browserAt('lotus');
    const person = newPerson();
    const request = { channel, idToken: await browser.tokenOf(person), ...registration };
    const { value } = await browser.call('registration.autoUsername', request);
    expect(value).toMatchObject({
      customerName: expect.stringMatching(/^lotus@m\d{11}$/),
      token: expect.stringMatching(/.{20}/),
    });
    const [mail] = await readOutbox(bench.backend, { search: person.email });
    expect(mail).toMatchObject({ template: 'new-account', account: value.customerName.split('@')[1] });
    expect((await browser.call('registration.autoUsername', request)).code).toBe('social_taken');
    const idToken = await browser.tokenOf(person);
    expect((await browser.call('session.social', { type: 'social', channel, idToken })).success).toBe(true);
  });

  it('signs in with the id token of its registration, once, for a page that got no session', async () => {
    const browser = browserAt('lotus');
    const idToken = await browser.tokenOf(newPerson());
    await browser.call('registration.autoUsername', { channel, idToken, ...registration });
    const signIn = () => browser.call('session.social', { type: 'social', channel, idToken });
    expect(await signIn()).toMatchObject({ success: true, value: { token: expect.stringMatching(/.{20}/) } });
    expect((await signIn()).code).toBe('social_refused');
  });
});

it('throttles a network after many refused registrations by a provider', async () => {
  const options = { address: '198.51.100.40' };
  const ask = () => bench.call('registration.autoUsername', { channel, idToken: 'x', ...registration }, options);
  for (let refused = 0; refused < 21; refused += 1) expect((await ask()).code).toBe('social_refused');
  expect(await ask()).toMatchObject({ status: 429, code: 'login_try_later' });
});

it('is not offered where the switch is off, or nothing is configured', async () => {
  const start = { channel, origin: 'http://aurora.atrium.localhost:4000' };
  await bench.control('switch', { merchant: 'aurora', name: 'SOCIALLOGIN', value: false });
  expect(await bench.call('social.start', start)).toMatchObject({
    code: 'social_not_supported',
    message: 'Site not support Google Service.',
  });
  await bench.control('switch', { merchant: 'aurora', name: 'SOCIALLOGIN', value: null });
  const aurora = bench.backend.merchants.get('aurora')!;
  expect(await bench.backend.providers.of({ ...aurora, social: undefined }, 'GOOGLE')).toBeUndefined();
});
