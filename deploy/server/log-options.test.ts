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

/** An application with the server's logger, at its most talkative, and what it has written. */
function anApp() {
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
  const ask = (number = 'call-17') =>
    app.inject({
      method: 'POST',
      url: `/wps/session/login?code=${secrets.code}&token=${secrets.token}`,
      headers: { authorization: secrets.token, cookie: `sid=${secrets.token}`, 'x-request-id': number },
      payload: { ...secrets, mobileNum: secrets.phone, captcha: secrets.code, nested: { password: secrets.password } },
    });
  return { ask, lines };
}

it('writes neither tokens, passwords, codes, phone numbers nor mail addresses, whatever is asked or fails', async () => {
  const { ask, lines } = anApp();
  await ask();

  const written = JSON.stringify(lines);
  expect(lines.map(({ msg }) => msg)).toEqual(['asked', 'reported', 'a request failed', 'answered']);
  expect(Object.values(secrets).filter((value) => written.includes(value))).toEqual([]);
  expect(written).not.toMatch(/0013|eyJ|dor\b/);
});

it('keeps what an operator needs: which call, what failed and where', async () => {
  const { ask, lines } = anApp();
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
])(
  'names the request in every line, by the number %p of its caller where that is fit to be written',
  async (number, written) => {
    const { ask, lines } = anApp();
    await ask(number);

    const [request] = lines.map((line) => line.request);
    expect(request).toMatch(written);
    expect(lines.map((line) => line.request)).toEqual(Array(4).fill(request));
  },
);
