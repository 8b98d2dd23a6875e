import { lateDomains } from './late-domains';

const failure = { text: 'Not available', small: undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a healthy start loads its code and pings no domain [NET-10]', async () => {
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

test('shows the failure unchanged when its code cannot be loaded, and loads the code again', async () => {
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
