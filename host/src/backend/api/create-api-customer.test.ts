import { gamesWinners } from '@atrium/api';
import { createApi } from './create-api';
import { Wire } from './testing/wire';

const request = { gameCategory: 'JP', language: 'TH', limitNum: 100 };

async function sent(signedIn: boolean) {
  const wire = new Wire().value([]);
  const customer = { id: '4711', account: 'mei88', nickname: 'Mei', kind: 0 as const };
  const api = createApi({
    merchant: 'aurora',
    language: () => 'TH',
    session: { authorization: () => (signedIn ? 'secret' : undefined), lost: false, ...(signedIn && { customer }) },
    deviceId: () => Promise.resolve('d'.repeat(36)),
    showProblem: () => true,
    hold: () => () => undefined,
    report: () => undefined,
    adapter: wire.adapter,
  });
  await api.call(gamesWinners, request);
  return wire.sent[0];
}

test('the winner board gets category, language and limit, and customer and language as headers [WIN-03]', async () => {
  const call = await sent(true);
  expect(call).toMatchObject({ method: 'GET', params: request });
  expect(call?.headers).toMatchObject({ CustomerId: '4711', Language: 'TH' });
});

test('a visitor sends no customer', async () => {
  expect((await sent(false))?.headers).not.toHaveProperty('CustomerId');
});
