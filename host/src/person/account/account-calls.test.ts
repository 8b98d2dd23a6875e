import { fakeHost } from '@atrium/contract/testing';
import { AccountStore } from './account-store';
import { partLoaders } from './part-loaders';
import { readMember } from './read-member';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 2 } as const;
const info = { id: '7', account: 'mei88', nickname: 'Mei', kind: undefined, toUpline: false, memberLabel: [] };

/** The calls of the first ten minutes after a sign-in, with every switch on. */
async function callsOf(kind: number): Promise<(endpoint: string) => number> {
  const { api, records } = fakeHost();
  const loaders = partLoaders({
    api,
    merchant: 'aurora',
    currency,
    adoptCurrency: () => undefined,
    refreshMember: () => Promise.reject(new Error('the session has the member info')),
  });
  const store = new AccountStore({
    session: { signedIn: true, kind, customer: { id: '7', account: 'mei88', nickname: 'Mei', kind }, member: info },
    loaders: async () => loaders,
    switched: () => true,
    publish: () => undefined,
  });
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(600_000);
  stop();
  return (endpoint) => records.calls.filter((call) => call.endpoint === endpoint).length;
}

test.each([0, 1, 2])(
  'isAgent %i fetches contracts, confirmations and mail once after the sign-in, and its promotions [ACL-06] [ACL-07] [WAL-22] [PAY-01]',
  async (kind) => {
    const times = await callsOf(kind);
    expect(['member.funds', 'payments.confirmations', 'member.unread'].map(times)).toEqual([1, 1, 1]);
    expect(times('member.promotions')).toBeGreaterThan(0);
  },
);

test.each([4, 40, 41, 42])(
  'isAgent %i fetches neither contracts nor confirmations nor mail, but its balance [ACL-07] [ACL-11] [ACL-12] [WAL-22] [PAY-01]',
  async (kind) => {
    const times = await callsOf(kind);
    expect(
      ['member.funds', 'payments.confirmations', 'member.unread', 'member.promotions', 'wallets.balance'].map(times),
    ).toEqual([0, 0, 0, 0, 1]);
  },
);

test.each([
  [undefined, 0, 'player'],
  [undefined, 41, 'agent'],
  [0, 1, 'player'],
  [1, 0, 'agent'],
  [7, 0, 'agent'],
] as const)('with type %p and isAgent %i the member reads as %s: type decides wording [ACL-13]', (type, kind, role) => {
  expect(readMember({ ...info, type, kind }).role).toBe(role);
});
