import { nextTask } from './next-task';

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

test('code continues when the browser says so', async () => {
  let go = () => {};
  const scheduler = { yield: () => new Promise<void>((resolve) => (go = resolve)) };
  Object.assign(window, { scheduler });
  let continued = false;

  const continuation = nextTask().then(() => (continued = true));
  await Promise.resolve();
  expect(continued).toBe(false);
  go();
  await continuation;
  expect(continued).toBe(true);
});

test.each([
  ['no scheduler', undefined],
  ['a scheduler that cannot yield', {}],
])('in a browser with %s, code continues with the message of a channel that is then closed', async (_, scheduler) => {
  Object.assign(window, { scheduler });
  const port1 = { onmessage: () => {}, close: jest.fn() };
  const post = jest.fn();
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = port1;
      port2 = { postMessage: post };
    },
  });
  let continued = false;

  const continuation = nextTask().then(() => (continued = true));
  await Promise.resolve();
  expect(post).toHaveBeenCalledTimes(1);
  expect(continued).toBe(false);
  port1.onmessage();
  await continuation;
  expect(port1.close).toHaveBeenCalledTimes(1);
});
