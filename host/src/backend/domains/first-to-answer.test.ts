import { firstToAnswer } from './first-to-answer';

const ok = { ok: true } as Response;
const urls = (fetch: jest.Mock) => fetch.mock.calls.map(([url]) => new URL(String(url)));
const never = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('requests each domain at the path of the ping with a timestamp [NET-01] [SPD-05] [SPD-06]', async () => {
  const fetch = jest.fn(async () => ok);
  await firstToAnswer(['https://a.test'], { fetch, now: () => 1767225600000 });

  expect(urls(fetch).map(String)).toEqual(['https://a.test/wps/system/test/ping?speed=1767225600000']);
});

test('takes the first domain that answers, whatever dead and slow ones do [NET-04]', async () => {
  const fetch = jest.fn((url: string, init: RequestInit) => {
    if (url.startsWith('https://dead')) return Promise.reject(new TypeError('failed'));
    if (url.startsWith('https://ill')) return Promise.resolve({ ok: false, status: 502 } as Response);
    return url.startsWith('https://slow') ? never(url, init) : Promise.resolve(ok);
  });
  const found = await firstToAnswer(
    ['https://slow.test', 'https://dead.test', 'https://ill.test', 'https://good.test'],
    {
      fetch: fetch as never,
    },
  );

  expect(found).toBe('https://good.test');
});

test('gives a domain 10 seconds [NET-02] [SPD-11]', async () => {
  jest.useFakeTimers();
  let answer: string | undefined | 'waiting' = 'waiting';
  const asked = firstToAnswer(['https://slow.test'], { fetch: jest.fn(never) as never }).then(
    (found) => (answer = found),
  );
  await jest.advanceTimersByTimeAsync(9_999);
  expect(answer).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await asked;

  expect(answer).toBeUndefined();
  jest.useRealTimers();
});

test('pings ten random domains of many [NET-03] [SPD-11]', async () => {
  const many = Array.from({ length: 15 }, (_, index) => `https://d${index}.test`);
  const dead = () => jest.fn(async () => Promise.reject(new TypeError('failed')));
  const [one, other] = [dead(), dead()];
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  await firstToAnswer(many, { fetch: one, random });
  await firstToAnswer(many, { fetch: other, random });

  const hosts = [one, other].map((fetch) => urls(fetch).map(({ host }) => host));
  expect(hosts.map((list) => new Set(list).size)).toEqual([10, 10]);
  expect(hosts[0]).not.toEqual(hosts[1]);
});

test('finds none when there is no domain to ping', async () => {
  await expect(firstToAnswer([], { fetch: jest.fn() as never })).resolves.toBeUndefined();
});
