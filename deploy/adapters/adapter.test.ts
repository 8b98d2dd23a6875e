import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conform, type Target } from '../conform';
import { createAdapter } from './adapter';
import { otherBackEnd } from './testing/other-back-end';
import { translations } from './translations';

const accounts = [
  { name: 'marie', secret: 'Maple2026', cents: 250_000 },
  { name: 'pierre', secret: 'Birch2026', cents: 70_000 },
];
const target: Target = {
  merchants: [
    {
      ...{ code: 'maple', language: 'EN', requests: {} },
      accounts: {
        member: { username: 'marie', password: 'Maple2026' },
        other: { username: 'pierre', password: 'Birch2026' },
      },
    },
  ],
};

const servers: Server[] = [];
let now = Date.UTC(2026, 0, 2);

async function open(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test('an adapter before a back end with other paths, another envelope and other money keeps the contract', async () => {
  const backEnd = await open(otherBackEnd(accounts, () => (now += 1_000)));
  const url = await open(await createAdapter({ backEnd, brands: { maple: 'Maple & Sons' } }));

  const outcomes = await conform({ url, target, clock: () => now });

  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  const passed = outcomes.filter(({ state }) => state === 'passed').map(({ call }) => call);
  // and the key of encrypted calls, which is the adapter's own
  expect(passed).toHaveLength(translations.length + 1);
  expect(outcomes.find(({ call }) => call === 'cashier.withdraw')?.checks).toEqual(
    expect.arrayContaining(['answer', 'money', 'repetition', 'list']),
  );
});

test('without the adapter the same back end fails', async () => {
  const backEnd = await open(otherBackEnd(accounts, () => now));
  const outcomes = await conform({ url: backEnd, target, calls: ['member.info'], clock: () => now });
  expect(outcomes.map(({ state }) => state)).toContain('failed');
});
