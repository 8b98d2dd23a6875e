import { memberRebate, memberUnread, paymentConfirmations, walletsBalance, walletsMerchant } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { partLoaders } from './part-loaders';

/** Loaders over a back end with these values by call; `requests` are what it was sent. */
function loaders(values: Record<string, unknown>) {
  const requests: Record<string, unknown> = {};
  const call = async ({ id }: Pick<Endpoint, 'id'>, request: unknown) => {
    requests[id] = request;
    return values[id];
  };
  const parts = partLoaders({
    api: { call } as never,
    merchant: 'kestrel',
    currency: { code: 'CNY', symbol: '¥', position: 'before', digits: 2 } as never,
    adoptCurrency: () => {},
    refreshMember: async () => ({}) as never,
    now: () => 1_000_000_000,
  });
  return { parts, requests };
}

test("a single wallet is the merchant's own setting, asked with its code [WAL-04]", async () => {
  const { parts, requests } = loaders({ [walletsMerchant.id]: { isSingle: true } });

  expect(await parts.wallet()).toEqual({ single: true });
  expect(requests).toEqual({ [walletsMerchant.id]: { merchantCode: 'kestrel' } });
});

test('a balance without a currency is of the merchant’s', async () => {
  const { parts } = loaders({ [walletsBalance.id]: { sumBalance: '12.50' } });

  expect((await parts.balance()).total).toEqual({ minor: 1_250, currency: 'CNY' });
});

test('unread messages are those of seven days', async () => {
  const { parts, requests } = loaders({ [memberUnread.id]: { total: 7, count: 3 } });

  expect(await parts.unread()).toBe(7);
  expect(requests).toEqual({
    [memberUnread.id]: { page: 1, size: 1, sort: 'sendTime,desc', read: false, from: 1_000_000_000 - 604_800_000 },
  });
});

test('payments are counted, and a rebate is offered as the answer says', async () => {
  const { parts } = loaders({
    [paymentConfirmations.id]: { payments: [{}, {}] },
    [memberRebate.id]: { hasRebate: true },
  });

  expect(await parts.confirmations()).toBe(2);
  expect(await parts.rebate()).toEqual({ offered: true });
});
