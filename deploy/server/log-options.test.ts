import { Writable } from 'node:stream';
import { createApp } from '../gateway';
import { logOptions } from './log-options';

const secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  password: 'Tr0ub4dor',
  code: '493021',
  phone: '+86 138 0013 8000',
  email: 'mei@example.com',
};

/** An application with the server's logger at its most verbose level, and the lines it has written. */
function openApp() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  });
  const app = createApp({ ...logOptions({ logLevel: 'debug' }), stream });
  app.post('/wps/session/login', async (request) => {
    const { token, password, code, phone, email } = secrets;
    request.log.info({ body: request.body, headers: request.headers }, 'asked');
    request.log.warn({ page: {}, report: { message: `sent ${token}`, context: { to: phone, by: email } } }, 'reported');
    const cause = new Error(`duplicate key (mobile)=(${phone}), Bearer ${token}`);
    throw new Error(`Failed query: insert into sessions\nparams: ${token},${password},${code},${phone}`, { cause });
  });
  const ask = (id = 'call-17') =>
    app.inject({
      method: 'POST',
      url: `/wps/session/login?code=${secrets.code}&token=${secrets.token}`,
      headers: { authorization: secrets.token, cookie: `sid=${secrets.token}`, 'x-request-id': id },
      payload: { ...secrets, mobileNum: secrets.phone, captcha: secrets.code, nested: { password: secrets.password } },
    });
  return { ask, lines };
}

it('writes no tokens, passwords, codes, phone numbers or mail addresses of requests and failures', async () => {
  const { ask, lines } = openApp();
  await ask();

  const written = JSON.stringify(lines);
  expect(lines.map(({ msg }) => msg)).toEqual(['asked', 'reported', 'a request failed', 'answered']);
  expect(Object.values(secrets).filter((value) => written.includes(value))).toEqual([]);
  expect(written).not.toMatch(/0013|eyJ|dor\b/);
});

it('keeps the path, the error and the stack of a failed request', async () => {
  const { ask, lines } = openApp();
  await ask();

  expect(lines.find(({ msg }) => msg === 'a request failed')).toMatchObject({
    path: '/wps/session/login',
    err: {
      type: 'Error',
      message: expect.stringContaining('Failed query: insert into sessions'),
      stack: expect.stringContaining('log-options.test.ts'),
    },
  });
});

it.each([
  ['call-17', /^call-17$/],
  ['call 17, and a phone: +86 138', /^[0-9a-f-]{36}$/],
])('names the request in every line, by the id %p of its caller if that has an allowed form', async (id, written) => {
  const { ask, lines } = openApp();
  await ask(id);

  const [request] = lines.map((line) => line.request);
  expect(request).toMatch(written);
  expect(lines.map((line) => line.request)).toEqual(Array(4).fill(request));
});
