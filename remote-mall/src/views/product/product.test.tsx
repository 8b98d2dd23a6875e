import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mallHost } from '../../testing/mall-host';
import { reward } from '../../testing/rewards';
import product from '.';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ imageUrl: `https://img.test/${index}.png`, type: 'M' }));

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(changes: object = {}, options: FakeHostOptions = {}): Promise<FakeHost> {
  const content = [reward('6'), reward('7', { name: 'Coffee', description: 'Two cups.', ...changes })];
  const host = mallHost({ answers: { 'mall.rewards': { content, totalPages: 1 } }, ...options });
  mounted = await mountView(product, host, { id: '7' });
  return host;
}

test('shows the requested reward and opens the redemption dialog [MAL-12]', async () => {
  const host = await open();

  await screen.findByRole('heading', { name: 'Coffee' });
  screen.getByText('Two cups.');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(host.records.opened).toEqual([{ place: 'mall.redeem@1', params: { id: '7' } }]);
});

const trial: FakeHostOptions = {
  facts: ['signed-in', 'player', 'switch:POINTSYSTEM'],
  commands: { 'session.sign-out@1': {} },
};

test('a trial account is offered demo games and an account of its own, and no form', async () => {
  const host = await open({}, { ...trial, replies: { choose: '' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));

  expect(host.records.messages).toMatchObject([
    {
      kind: 'choose',
      message: {
        text: 'in_need_true_account',
        actions: [{ label: 'Play demo games', to: { place: 'lobby.home@1' } }, { label: 'Create account' }],
      },
    },
  ]);
  expect(host.records.opened).toEqual([]);
  expect(host.records.commands).toEqual([]);
});

test('a trial account that chooses an account of its own is signed out first', async () => {
  const host = await open({}, { ...trial, replies: { choose: 'register' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));

  await waitFor(() => expect(host.records.commands).toEqual([{ name: 'session.sign-out@1', request: {} }]));
});

test('reloads points and reward after a redemption [MAL-39]', async () => {
  const host = await open({}, { results: { 'mall.redeem@1': { redeemed: true } } });
  const asked = () => host.records.calls.map(({ endpoint }) => endpoint);

  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));

  await waitFor(() => expect(asked()).toContain('mall.refreshBalance'));
  expect(asked().filter((endpoint) => endpoint === 'mall.rewards')).toHaveLength(2);
});

test.each([
  [5, false],
  [6, true],
])('%d pictures are a carousel: %s [MAL-16] [LIM-07]', async (count, turning) => {
  await open({ merchandiseImages: images(count) });

  await screen.findByRole('heading', { name: 'Coffee' });
  expect(screen.queryAllByRole('button', { name: 'Pause the pictures' })).toHaveLength(turning ? 1 : 0);
});

test('sold-out rewards cannot be redeemed', async () => {
  await open({ inventory: 0 });

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
});
