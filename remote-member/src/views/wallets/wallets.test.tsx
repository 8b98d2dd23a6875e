import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import wallets from '.';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const yuan = (minor: number) => ({ minor, currency: 'CNY' });
const several = [
  { id: 'main', name: 'Main wallet', available: yuan(7_000) },
  { id: 'NOVA', name: 'Nova', available: yuan(3_000) },
  { id: 'BOLT', name: 'Bolt', available: yuan(0) },
];

async function open(held = several, answers: FakeHostOptions['answers'] = {}) {
  const total = yuan(held.reduce((sum, { available }) => sum + available.minor, 0));
  const host = memberHost({
    facts: player,
    account: { balance: { total, wallets: held } as never },
    answers: { 'wallets.transactions': () => ({ currency: 'CNY', transactions: [], totalPages: 1 }), ...answers },
  });
  mounted = await mountView(wallets, host);
  const sent = (id: string) => host.records.calls.filter(({ endpoint }) => endpoint === id);
  return { host, sent };
}
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const move = () => userEvent.click(screen.getByRole('button', { name: 'Move money' }));

test('money moves to a vendor and back, within what the wallet holds [WAL-01]', async () => {
  const { sent } = await open(several, { 'wallets.transfer': () => null });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vendor wallet' }), 'BOLT');
  for (const [typed, message] of [
    ['1e3', EN['amount.unreadable']],
    ['１０', EN['amount.unreadable']],
    ['1,00', EN['amount.unreadable']],
    ['-1', EN['amount.notPositive']],
    ['0.001', EN['amount.decimals']],
    ['70.01', /^This is more than the wallet holds/],
  ] as const) {
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), typed);
    await move();
    await screen.findByText(message);
  }
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '70');
  await move();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'to-main');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vendor wallet' }), 'NOVA');
  await userEvent.type(await amount(), '30');
  await move();
  expect(sent('wallets.transfer').map(({ request }) => request)).toEqual([
    { from: 'main', to: 'BOLT', amount: '70.00' },
    { from: 'NOVA', to: 'main', amount: '30.00' },
  ]);
});

test('all money is brought back in one step, which needs money away from the main wallet', async () => {
  const { sent } = await open(several, { 'wallets.bringBack': () => ({ amount: '30.00' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }));
  expect(sent('wallets.bringBack')).toHaveLength(1);
  await mounted?.unmount();
  await open(several.map((wallet) => ({ ...wallet, available: yuan(wallet.id === 'main' ? 10_000 : 0) })));
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Bring all back' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('a back end with one wallet offers no transfer', async () => {
  await open(several.slice(0, 1));
  await screen.findByText('Main wallet');
  expect(screen.queryByRole('button', { name: 'Move money' })).toBeNull();
});
