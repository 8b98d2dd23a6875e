import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { captchaRetries, captchaScriptTimeout, captchaTimeout } from '@atrium/api/figures';
import { codes } from './page/codes.js';
import { loadAddress, loadConfig } from './page/load-config.js';
import { loadSlider } from './page/load-slider.js';
import { ScriptLoader } from './page/script-loader.js';
import type { Answer, LoadOptions } from './page/types';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

const api = ['http://api-1', 'http://api-2', 'http://api-3'];
const statics = ['http://static-1', 'http://static-2'];
const options: LoadOptions = {
  version: 'v4',
  captchaId: 'aurora-demo',
  challenge: 'c1',
  clientType: 'h5',
  riskType: 'slide',
  language: 'eng',
};
const config = {
  lot_number: 'l',
  static_servers: statics,
  static_path: '/v4',
  js: '/slider.js',
  gct_path: '/v4/gct.js',
};
const configured: Answer = { status: 'success', data: config };

const limits = { loadTimeout: captchaTimeout, serverTimeout: captchaScriptTimeout, retries: captchaRetries };

const pending = () => new Promise<never>(() => {});
const down = () => Promise.reject(new Error('down'));
/** Lets pending work run, then advances the clock. */
const pass = async (milliseconds: number) => {
  await turn();
  await jest.advanceTimersByTimeAsync(milliseconds);
};

function provider(
  answers: { jsonp?: (address: string) => Promise<Answer>; fetch?: (address: string) => Promise<void> } = {},
) {
  const jsonp = jest.fn(answers.jsonp ?? (() => Promise.resolve(configured)));
  const fetch = jest.fn(answers.fetch ?? (() => Promise.resolve()));
  return { api, statics, jsonp, fetch, limits, scripts: new ScriptLoader(fetch, limits.serverTimeout) };
}

const addresses = (mock: { mock: { calls: unknown[][] } }) => mock.mock.calls.map(([address]) => String(address));

describe('the configuration', () => {
  it('is requested with the fields that the provider requires [CAP-16]', () => {
    const { origin, pathname, searchParams } = new URL(loadAddress('http://api-1', options));
    expect([origin, pathname]).toEqual(['http://api-1', '/load']);
    expect(Object.fromEntries(searchParams)).toEqual({
      captcha_id: 'aurora-demo',
      challenge: 'c1',
      client_type: 'h5',
      risk_type: 'slide',
      call_type: 'load',
      lang: 'eng',
    });
  });

  it('is requested from three servers in order until one answers [CAP-17]', async () => {
    const jsonp = jest.fn((address: string) =>
      address.startsWith('http://api-3') ? Promise.resolve(configured) : down(),
    );
    expect(await loadConfig(options, api, jsonp, 1)).toEqual(config);
    expect(addresses(jsonp).map((address) => new URL(address).host)).toEqual(['api-1', 'api-2', 'api-3']);
  });

  it("is a failure with the provider's code when it refuses", async () => {
    const refusing = () => Promise.resolve<Answer>({ status: 'error', code: '60001' });
    await expect(loadConfig(options, api, refusing, 1)).rejects.toMatchObject({ code: '60001' });
  });
});

describe('the scripts', () => {
  it('load from the next server after a failure [CAP-18]', async () => {
    const { fetch, ...rest } = provider({
      fetch: (address) => (address.startsWith('http://static-1') ? down() : Promise.resolve()),
    });
    await loadSlider(options, rest);
    expect(addresses(fetch)).toEqual([
      'http://static-1/v4/gct.js',
      'http://static-2/v4/gct.js',
      'http://static-1/v4/slider.js',
      'http://static-2/v4/slider.js',
    ]);
  });

  it('time out after 3000 ms per server [CAP-20]', async () => {
    const fetch = jest.fn((address: string) => (address.startsWith('http://static-1') ? pending() : Promise.resolve()));
    const done = jest.fn();
    new ScriptLoader(fetch, limits.serverTimeout).load('v4', statics, '/v4/slider.js', done);
    await pass(2999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(addresses(fetch)).toEqual(['http://static-1/v4/slider.js', 'http://static-2/v4/slider.js']);
    expect(done.mock.calls).toEqual([[undefined]]);
  });

  it('never load from a server that is not configured', async () => {
    const foreign = { ...config, static_servers: ['http://evil', ...statics] };
    const { fetch, ...rest } = provider({ jsonp: () => Promise.resolve({ status: 'success', data: foreign }) });
    await loadSlider(options, rest);
    expect(addresses(fetch).filter((address) => address.includes('evil'))).toEqual([]);
  });

  it('load from configured servers that the provider names without a scheme', async () => {
    const bare = { ...config, static_servers: ['static-2/'] };
    const { fetch, ...rest } = provider({ jsonp: () => Promise.resolve({ status: 'success', data: bare }) });
    await loadSlider(options, rest);
    expect(addresses(fetch)).toEqual(['http://static-2/v4/gct.js', 'http://static-2/v4/slider.js']);
  });

  it('have a state per type: init, loading, loaded or fail [CAP-10]', async () => {
    const loader = new ScriptLoader((address) => (address.includes('v3') ? down() : pending()), 1);
    expect([loader.state('v3'), loader.state('v4')]).toEqual(['init', 'init']);
    loader.load('v3', statics, '/v3/slider.js', () => {});
    loader.load('v4', statics, '/v4/slider.js', () => {});
    expect([loader.state('v3'), loader.state('v4')]).toEqual(['loading', 'loading']);
    await pass(0);
    expect([loader.state('v3'), loader.state('v4')]).toEqual(['fail', 'loading']);
  });

  it('load once for two callers, and both are called back [CAP-11]', async () => {
    const fetch = jest.fn(() => Promise.resolve());
    const loader = new ScriptLoader(fetch, 1);
    const [one, other, late] = [jest.fn(), jest.fn(), jest.fn()];
    loader.load('v4', statics, '/v4/slider.js', one);
    loader.load('v4', statics, '/v4/slider.js', other);
    await pass(0);
    loader.load('v4', statics, '/v4/slider.js', late);
    expect([fetch, one, other, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
    expect(loader.state('v4')).toBe('loaded');
  });

  it('can be loaded again after a failure', async () => {
    let up = false;
    const loader = new ScriptLoader(() => (up ? Promise.resolve() : down()), 1);
    const failed = loader.loaded('v4', statics, '/v4/slider.js');
    await expect(failed).rejects.toThrow('down');
    up = true;
    await loader.loaded('v4', statics, '/v4/slider.js');
    expect(loader.state('v4')).toBe('loaded');
  });
});

describe('a failure to load', () => {
  it.each([
    ['the configuration', codes.load, { jsonp: down }],
    [
      "the slider's script",
      '60204',
      { fetch: (address: string) => (address.endsWith('gct.js') ? Promise.resolve() : down()) },
    ],
    ['the script before it', '60205', { fetch: down }],
  ])('%s has the code %s [CAP-21] [CAP-12]', async (_what, code, answers) => {
    await expect(loadSlider(options, provider(answers))).rejects.toMatchObject({ code });
  });

  it.each([
    [0, 5, 1],
    [2, 9, 3],
  ])('is reported after %i retries of %i ms [CON-06]', async (retries, loadTimeout, attempts) => {
    const jsonp = jest.fn(pending);
    const failed = jest.fn();
    loadSlider(options, { ...provider(), jsonp, limits: { retries, loadTimeout, serverTimeout: 50 } }).catch(failed);
    await pass(loadTimeout * attempts - 1);
    expect(failed).not.toHaveBeenCalled();
    await pass(1);
    expect([failed.mock.calls.length, jsonp.mock.calls.length]).toEqual([1, attempts]);
  });

  it('is reported after 10000 ms and one retry, with the code of the slow part [CAP-19]', async () => {
    const slow = (value: Answer) => new Promise<Answer>((resolve) => setTimeout(() => resolve(value), 2999));
    let servers = 0;
    const { jsonp, ...rest } = provider({
      // two servers time out and the third is slow: nearly nine seconds
      jsonp: () => ((servers += 1) % 3 === 0 ? slow(configured) : pending()),
      fetch: pending,
    });
    const failed = jest.fn();
    loadSlider(options, { jsonp, ...rest }).catch(failed);
    await pass(9999);
    expect(jsonp).toHaveBeenCalledTimes(3);
    await pass(1);
    expect(jsonp).toHaveBeenCalledTimes(4);
    await pass(9999);
    expect(failed).not.toHaveBeenCalled();
    await pass(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: '60205' }));
    expect(jsonp).toHaveBeenCalledTimes(6);
  });
});
