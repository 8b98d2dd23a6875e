import 'fake-indexeddb/auto';
import { CallError } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { eraseDrafts } from './customer-drafts';
import { keptKeys } from './kept-keys';

const minute = 60_000;

/** Sends a request from a form of its own, as one that is opened again does. Returns the key. */
async function send(request: string, { account = 'mei88', form = 'redeem', lost = false } = {}): Promise<string> {
  const customer = { id: account, account, nickname: account, kind: 0 } as const;
  const host = fakeHost({ session: { status: 'signed-in', customer } });
  let sent = '';
  const failure = new CallError('timeout', 'timeout');
  const sending = keptKeys(host, form).run(request, async (key) => {
    sent = key;
    if (lost) throw failure;
  });
  if (lost) await expect(sending).rejects.toBe(failure);
  else await sending;
  return sent;
}

beforeEach(() => eraseDrafts());
afterEach(() => jest.restoreAllMocks());

it('a form that is opened again uses the key of a lost request, until it got a clear answer', async () => {
  const first = await send('one coffee', { lost: true });
  expect(await send('one coffee')).toBe(first);
  expect(await send('one coffee')).not.toBe(first);
});

it('another request between does not lose the key', async () => {
  const first = await send('one coffee', { lost: true });
  await send('two coffees', { lost: true });
  await send('three coffees');
  expect(await send('one coffee')).toBe(first);
});

it('another person has keys of their own', async () => {
  const first = await send('one coffee', { lost: true });
  expect(await send('one coffee', { account: 'lin42' })).not.toBe(first);
});

it('another form has keys of its own', async () => {
  const first = await send('1', { lost: true });
  expect(await send('1', { form: 'convert' })).not.toBe(first);
});

it('the key is kept for 15 minutes', async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const first = await send('one coffee', { lost: true });
  clock.mockReturnValue(now + 15 * minute - 1);
  expect(await send('one coffee', { lost: true })).toBe(first);
  clock.mockReturnValue(now + 30 * minute);
  expect(await send('one coffee')).not.toBe(first);
});

it('a form sends with a new key when the browser’s database does not answer', async () => {
  jest.useFakeTimers();
  try {
    const opening = jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const sending = send('one coffee');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await sending).toMatch(/^[\da-f-]{36}$/);
    opening.mockRestore();
  } finally {
    jest.useRealTimers();
  }
});
