import { Authenticator } from '../testing/authenticator';
import { Bench } from '../testing/open-bench';

const rpId = 'aurora.atrium.localhost';
const origin = `http://${rpId}:4000`;
const headers = { host: `${rpId}:4000` };

let bench: Bench;
let people = 0;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

async function newAccount(): Promise<{ name: string; token: string }> {
  const name = `person${(people += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name });
  return { name, token: await bench.signIn(name) };
}

const begin = async (token: string) => (await bench.call('member.beginPasskey', {}, { token, headers })).value;
const add = (token: string, response: object, name = 'Phone') =>
  bench.call('member.addPasskey', { name, response }, { token, headers });
const beginSignIn = async () => (await bench.call('session.beginPasskey', {}, { headers })).value;
const signIn = (response: object) => bench.call('session.passkey', { response }, { headers });
const list = async (token: string) => (await bench.call('member.passkeys', {}, { token })).value;

/** An account with a passkey. */
async function enrolled() {
  const person = await newAccount();
  const key = new Authenticator();
  const { challenge } = await begin(person.token);
  expect(await add(person.token, key.create({ challenge, origin, rpId }))).toMatchObject({ success: true });
  return { ...person, key };
}

/** The key's answer to a fresh challenge. */
async function answer(key: Authenticator, changes: Partial<Parameters<Authenticator['get']>[0]> = {}, flags?: number) {
  const { challenge } = await beginSignIn();
  return key.get({ challenge, origin, rpId, ...changes }, flags);
}

describe('adding a passkey', () => {
  it('requests a discoverable credential of this portal, with user verification', async () => {
    const { token, name } = await newAccount();
    expect(await begin(token)).toMatchObject({
      rp: { id: rpId, name: 'Aurora' },
      user: { name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('stores it under its name, and excludes it from the next one', async () => {
    const { token, key } = await enrolled();
    expect(await list(token)).toEqual([
      { id: key.id.toString('base64url'), name: 'Phone', createdAt: bench.now, usedAt: null, synced: false },
    ]);
    expect((await begin(token)).excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }, undefined],
    ['another portal', { rpId: 'lotus.atrium.localhost' }, undefined],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }, undefined],
    ['an unverified user', {}, 0x01],
  ])('refuses a passkey created for %s', async (_about, changes: object, flags) => {
    const { token } = await newAccount();
    const { challenge } = await begin(token);
    const created = new Authenticator().create({ challenge, origin, rpId, ...changes }, flags);
    expect(await add(token, created)).toMatchObject({ success: false, code: 'passkey_refused' });
    expect(await list(token)).toEqual([]);
  });

  it('accepts each challenge once, from the account it was issued for, for two minutes', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const { challenge } = await begin(one.token);
    const created = new Authenticator().create({ challenge, origin, rpId });
    expect(await add(other.token, created)).toMatchObject({ code: 'passkey_refused' });
    expect(await add(one.token, created)).toMatchObject({ success: true });
    expect(await add(one.token, created)).toMatchObject({ code: 'passkey_refused' });
    const late = await begin(one.token);
    bench.pass(2 * 60_000 + 1);
    const tardy = new Authenticator().create({ challenge: late.challenge, origin, rpId });
    expect(await add(one.token, tardy)).toMatchObject({ code: 'passkey_refused' });
  });

  it('asks for the password once the sign-in is five minutes old, and accepts it for five minutes', async () => {
    const { token } = await newAccount();
    const ask = () => bench.call('member.beginPasskey', {}, { token, headers });
    expect(await ask()).toMatchObject({ success: true });
    bench.pass(5 * 60_000 + 1);
    expect(await ask()).toMatchObject({ success: false, code: 'password_verification_needed' });
    await bench.call('password.verification', { password: 'Atrium88' }, { token });
    expect(await ask()).toMatchObject({ success: true });
  });
});

describe('passkey sign-in', () => {
  it('names no account beforehand, signs the owner in and counts the uses', async () => {
    const { key, name, token: earlier } = await enrolled();
    expect((await beginSignIn()).allowCredentials ?? []).toEqual([]);
    const { value } = await signIn(await answer(key));
    const { value: member } = await bench.call('member.info', {}, { token: value.token });
    expect(member.account).toBe(name);
    expect((await list(earlier))[0].usedAt).toBe(bench.now);
    expect(await signIn(await answer(key))).toMatchObject({ success: true });
  });

  it('refuses a clone, recognized by a counter that did not increase', async () => {
    const { key } = await enrolled();
    await signIn(await answer(key));
    await signIn(await answer(key));
    key.counter -= 2;
    expect(await signIn(await answer(key))).toMatchObject({ success: false, code: 'passkey_refused' });
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }, undefined],
    ['another portal', { rpId: 'lotus.atrium.localhost' }, undefined],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }, undefined],
    ['an unverified user', {}, 0x01],
  ])('refuses an answer given for %s', async (_about, changes: object, flags) => {
    const { key } = await enrolled();
    expect(await signIn(await answer(key, changes, flags))).toMatchObject({ code: 'passkey_refused' });
  });

  it('accepts an answer once, and no signature by another key', async () => {
    const { key } = await enrolled();
    const given = await answer(key);
    expect(await signIn(given)).toMatchObject({ success: true });
    expect(await signIn(given)).toMatchObject({ code: 'passkey_refused' });
    const forged = await answer(new Authenticator());
    expect(await signIn({ ...forged, id: given.id, rawId: given.id })).toMatchObject({ code: 'passkey_refused' });
  });

  it('answers an unknown passkey like a wrong one', async () => {
    const unknown = await signIn(await answer(new Authenticator()));
    const { key } = await enrolled();
    const wrong = await signIn(await answer(key, { origin: 'http://evil.test' }));
    const comparable = ({ status, code, message, value }: typeof wrong) => ({ status, code, message, value });
    expect(comparable(unknown)).toEqual(comparable(wrong));
  });
});

describe('managing passkeys', () => {
  it('renames and removes passkeys of the account only', async () => {
    const [one, other] = [await enrolled(), await newAccount()];
    const id = one.key.id.toString('base64url');
    const rename = (token: string) => bench.call('member.renamePasskey', { id, name: ' Tablet ' }, { token });
    expect(await rename(other.token)).toMatchObject({ code: 'passkey_unknown' });
    await bench.call('member.removePasskey', { id }, { token: other.token });
    expect(await rename(one.token)).toMatchObject({ success: true });
    expect(await list(one.token)).toMatchObject([{ id, name: 'Tablet' }]);
    await bench.call('member.removePasskey', { id }, { token: one.token });
    expect(await list(one.token)).toEqual([]);
    expect(await signIn(await answer(one.key))).toMatchObject({ code: 'passkey_refused' });
  });
});
