import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StrictProxy } from './strict-proxy';

const answers: Record<string, { status: number; body: object }> = {
  'POST /wps/session/login': {
    status: 200,
    body: { success: true, value: { token: 't', captcha: false, isAgent: 1, defaultPassword: true } },
  },
  'POST /wps/session/login/verification': {
    status: 200,
    body: { success: false, code: 'login_failed', message: 'Wrong.', value: { captcha: true, attempts: 3 } },
  },
  'GET /wps/system/encryption': { status: 200, body: { success: true, value: { kid: 'k1', jwk: {} } } },
  'GET /lgw/draw/CQSSC': {
    status: 200,
    body: { success: true, value: [{ gameCode: 'CQSSC', numero: '1', winNo: '1,2', seed: 's' }] },
  },
  'GET /wps/member/info': { status: 401, body: { success: false, code: 'CUSTOMER_NOT_LOGIN', message: 'Sign in.' } },
};

let sandbox: Server;
let proxy: StrictProxy;
const received: (string | undefined)[] = [];

beforeAll(async () => {
  sandbox = createServer((asked, answer) => {
    received.push(asked.headers.merchant as string | undefined);
    const found = answers[`${asked.method} ${asked.url?.split('?')[0]}`];
    if (!found)
      return void answer.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"isAgent":1}\n\n');
    answer.writeHead(found.status, { 'content-type': 'application/json', 'set-cookie': 'captcha=1' });
    return void answer.end(JSON.stringify(found.body));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  proxy = await new StrictProxy().open();
  proxy.target = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await proxy.stop();
  sandbox.closeAllConnections();
  await new Promise((resolve) => sandbox.close(resolve));
});

const ask = (method: string, path: string) =>
  fetch(`${proxy.origin}${path}`, { method, headers: { merchant: 'lotus' } });

it('drops what the source does not name from an answer, and keeps headers both ways', async () => {
  const answer = await ask('POST', '/wps/session/login');
  expect(await answer.json()).toEqual({ success: true, value: { token: 't', captcha: false } });
  expect(answer.headers.get('set-cookie')).toBe('captcha=1');
  expect(received.at(-1)).toBe('lotus');
  expect(proxy.changed.get('session.login')).toBe(1);
});

it('drops from the value of a failure, and keeps its code and message', async () => {
  expect(await (await ask('POST', '/wps/session/login/verification')).json()).toEqual({
    success: false,
    code: 'login_failed',
    message: 'Wrong.',
    value: { captcha: true },
  });
});

it('keeps status and body of a failure without a value', async () => {
  const answer = await ask('GET', '/wps/member/info');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ success: false, code: 'CUSTOMER_NOT_LOGIN', message: 'Sign in.' });
});

it('passes a call untouched that the source does not name', async () => {
  expect(await (await ask('GET', '/wps/system/encryption')).json()).toEqual({
    success: true,
    value: { kid: 'k1', jwk: {} },
  });
  expect(proxy.changed.has('system.encryptionKey')).toBe(false);
});

it('finds a call with a part in its path', async () => {
  expect(await (await ask('GET', '/lgw/draw/CQSSC?count=5')).json()).toEqual({
    success: true,
    value: [{ gameCode: 'CQSSC', numero: '1', winNo: '1,2' }],
  });
});

it('passes what is no JSON untouched, such as the live channel', async () => {
  expect(await (await ask('GET', '/wps/live')).text()).toBe('data: {"isAgent":1}\n\n');
});
