import { fails, mountView, type MountedView } from '@atrium/contract/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { transactionLabel } from '../../features/point-detail/transaction-label';
import { mallHost } from '../../testing/mall-host';
import points from '.';

const transaction = (changes: object = {}) => ({
  txId: '31',
  txTimeInTimestamp: Date.UTC(2026, 0, 2, 3, 4),
  amount: -300,
  currentAvailBalance: 4900,
  nameCn: '兑换商品',
  nameEn: 'Redeemed',
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('requests twelve transactions of the point account, without hidden types [MAL-53] [LIM-07] [MAL-54]', async () => {
  const host = mallHost();
  mounted = await mountView(points, host);
  await screen.findByRole('table');

  expect(host.records.calls.find(({ endpoint }) => endpoint === 'mall.transactions')?.request).toEqual({
    subordinateName: '',
    startTime: expect.any(Number),
    endTime: expect.any(Number),
    accountTypeId: 9,
    size: 12,
    page: 1,
    excludeTxTypeIds: '9203',
  });
});

test('each row shows kind, signed amount and resulting balance', async () => {
  const list = [transaction(), transaction({ txId: '30', amount: 5200, currentAvailBalance: 5200, nameEn: 'Gift' })];
  mounted = await mountView(points, mallHost({ answers: { 'mall.transactions': { list, totalPages: 1 } } }));

  const rows = (await screen.findAllByRole('row')).slice(1);
  screen.getByRole('table', { description: /^Time zone: \w/ });
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ dataset, textContent }) => `${dataset['title']}: ${textContent}`),
  );
  expect(texts).toEqual([
    ['Kind: Redeemed', 'Points: -300', 'Balance: 4,900'],
    ['Kind: Gift', 'Points: +5,200', 'Balance: 5,200'],
  ]);
});

test('a transaction that cannot be read costs only itself', async () => {
  const list = [
    transaction({ txId: '33', txTimeInTimestamp: '1767312245000', amount: '-25.00', nameEn: 'Mug' }),
    transaction({ txId: '32', amount: null }),
    transaction({ txId: '31', currentAvailBalance: '7' }),
  ];
  const host = mallHost({ answers: { 'mall.transactions': { list, totalPages: 1 } } });
  mounted = await mountView(points, host);

  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows).toEqual([expect.stringMatching(/Mug-254,900$/), expect.stringMatching(/Redeemed-3007$/)]);
  expect(host.records.unreadable).toEqual(['mall.transactions']);
});

test.each([
  ['CN', '兑换商品'],
  ['TW', '兑换商品'],
  ['HK', '兑换商品'],
  ['EN', 'Redeemed'],
  ['TH', 'Redeemed'],
])('in %s, shows a transaction as %s [MAL-52]', (language, name) => {
  expect(transactionLabel(transaction(), language)).toBe(name);
});

test('offers a retry after a failure', async () => {
  let tries = 0;
  const answer = () => (++tries === 1 ? fails('server_error') : { list: [transaction()], totalPages: 1 });
  mounted = await mountView(points, mallHost({ answers: { 'mall.transactions': answer } }));

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('cell', { name: /Redeemed/ });
});
