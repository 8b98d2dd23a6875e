import { lateDomains } from './late-domains';

const failure = { text: 'Not available', small: undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('on a healthy start its code is fetched, and no domain is asked [NET-10]', async () => {
  const watch = { unavailable: jest.fn(), silent: jest.fn() };
  const load = jest.fn(async () => watch);
  const domains = lateDomains(load, jest.fn());
  domains.prepare();
  await settled();
  expect([load.mock.calls.length, watch.unavailable.mock.calls.length, watch.silent.mock.calls.length]).toEqual([
    1, 0, 0,
  ]);

  domains.unavailable(failure);
  await settled();
  expect(watch.unavailable).toHaveBeenCalledWith(failure);
  expect(load).toHaveBeenCalledTimes(1);
});

test('where its code does not come the failure is said as it is, and the code is asked for again', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('failed to fetch')));
  const say = jest.fn();
  const domains = lateDomains(load, say);
  domains.silent(failure);
  await settled();
  domains.silent(failure);
  await settled();

  expect(say.mock.calls).toEqual([[failure], [failure]]);
  expect(load).toHaveBeenCalledTimes(2);
});
