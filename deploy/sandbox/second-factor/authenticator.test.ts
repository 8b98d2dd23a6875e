import { enrolmentUri, newSecret, timeStepOf } from './authenticator';

/** The secret of RFC 6238, appendix B, `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('matches RFC 6238 at %i seconds', (seconds, code) => {
    expect(timeStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('belongs to its own step, with half a minute of clock skew', () => {
    expect([29, 30, 59, 60, 89].map((seconds) => timeStepOf(secret, '287082', seconds * 1000))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(timeStepOf(secret, '287082', 90_000)).toBeUndefined();
  });

  it.each(['', '28708', '2870822', 'abcdef', ' 87082'])('has six digits, so not %p', (code) => {
    expect(timeStepOf(secret, code, 59_000)).toBeUndefined();
  });

  it('uses a fresh 160-bit secret, in the format that apps read', () => {
    const fresh = newSecret();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(fresh);
    const uri = new URL(enrolmentUri(fresh, 'Aurora', 'mei88'));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Aurora:mei88\?/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Aurora',
      secret: fresh,
      digits: '6',
      period: '30',
    });
  });
});
