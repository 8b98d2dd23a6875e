import type { Endpoint } from '@atrium/contract';
import * as v from 'valibot';

/** The request that the adapter makes, as the browser receives it. */
const made: Record<string, unknown> = {};
const headers: Record<string, string> = {};

/** Replaces the browser's own, with its accessors on the prototype. */
class FakeRequest {
  open(method: string, url: string) {
    Object.assign(made, { method, url });
  }
  set timeout(timeout: number) {
    Object.assign(made, { timeout });
  }
  set withCredentials(cookies: boolean) {
    Object.assign(made, { cookies });
  }
  get status() {
    return 200;
  }
  get statusText() {
    return 'OK';
  }
  get responseText() {
    return '{"success":true}';
  }
  #load = () => {};
  addEventListener(event: string, act: () => void) {
    if (event === 'load') this.#load = act;
  }
  setRequestHeader(name: string, content: string) {
    headers[name] = content;
  }
  getResponseHeader() {
    return null;
  }
  abort() {}
  send(body: unknown) {
    Object.assign(made, { body });
    this.#load();
  }
}

const { XMLHttpRequest: real } = globalThis;
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: real }));

test('the browser sends a call with cookies, a limit of 20 seconds, its headers and its body [REQ-02] [REQ-03]', async () => {
  // before the adapter is loaded: it keeps the browser's own
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  const { createHttpClient } = await import('./http-client');
  const anything = { request: v.any(), answer: v.any() };
  const endpoint: Endpoint = { id: 'test.send', about: '', method: 'POST', path: '/wps/test', ...anything } as never;
  const answer = await createHttpClient()({ endpoint, headers: { Merchant: 'aurora' }, payload: { name: 'a' } });

  expect(made).toEqual({
    ...{ method: 'POST', url: '/wps/test', body: '{"name":"a"}' },
    ...{ timeout: 20_000, cookies: true },
  });
  expect(headers).toMatchObject({ Merchant: 'aurora' });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
});
