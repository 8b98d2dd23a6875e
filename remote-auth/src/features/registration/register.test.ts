import { fails, type FakeAnswer } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import { register } from './register';
import { registrationOrigin } from './registration-origin';

const request = {
  ...registrationOrigin({ href: 'https://ada.test/r', hostname: 'ada.test' }),
  username: 'mei888',
  affiliateCode: 'ada',
};

function registering(kind: 'username' | 'mobile', answer: FakeAnswer) {
  const host = authHost({ answers: { 'registration.username': answer, 'registration.mobile': answer } });
  return {
    result: register(host, kind, request),
    called: () => host.records.calls.map(({ endpoint }) => endpoint),
  };
}

it.each([
  ['username_taken', 'username'],
  ['mobile_taken', 'mobileNum'],
  ['sms_code_incorrect', 'verificationCode'],
  ['captcha_incorrect', 'captcha'],
])('the refusal %s belongs to the field %s, with its message', async (key, field) => {
  const { result } = registering('mobile', fails(key, `Message of ${key}`));
  expect(await result).toEqual({ ok: false, key, field, message: `Message of ${key}` });
});

it("an expired code shows the portal's own text at the field of the code [ERR-11] [SMS-13]", async () => {
  const { result } = registering('mobile', fails('auth/code-expired', 'Message of the server'));
  const own = { field: 'verificationCode', message: 'auth/code-expired' };
  expect(await result).toEqual({ ok: false, key: 'auth/code-expired', ...own });
});

it.each(['username', 'mobile'] as const)('%s has its own call, and any other failure is thrown', async (kind) => {
  const done = registering(kind, { customerName: 'demo@mei888', token: 'fresh' });
  expect(await done.result).toMatchObject({ ok: true, answer: { customerName: 'demo@mei888', token: 'fresh' } });
  expect(done.called()).toEqual([`registration.${kind}`]);
  await expect(registering(kind, fails('registration_closed')).result).rejects.toMatchObject({
    key: 'registration_closed',
  });
});
