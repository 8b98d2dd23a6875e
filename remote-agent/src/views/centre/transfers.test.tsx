import type { Fact } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agent, agentHost } from '../../testing/agent-host';
import centre from '.';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const all: Fact[] = [...agent, 'upline:transfer', 'switch:PAYMENTPASSWORD'];
async function open(answers: NonNullable<FakeHostOptions['answers']> = {}, facts: Fact[] = all) {
  const host = agentHost({ facts, answers: { 'agent.redRain': { currency: 'CNY', history: [] }, ...answers } });
  mounted = await mountView(centre, host, { page: 'agentDownlineManagement' });
  await screen.findByRole('table');
  return host;
}
type Host = Awaited<ReturnType<typeof open>>;
const asked = (host: Host, endpoint: string) => host.records.calls.filter((call) => call.endpoint === endpoint);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = () => userEvent.type(screen.getByLabelText('Payment password'), '246810');

test('sends to one downline with the payment password [AGT-29]', async () => {
  const host = await open();
  await press('Transfer to mei88');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer to mei88' });
  await press('Send');
  within(dialog).getByText('Enter an amount above zero.');
  await userEvent.type(screen.getByLabelText('Amount'), '50');
  await press('Send');
  within(dialog).getByText('Required');
  expect(asked(host, 'agent.transfer')).toEqual([]);
  await password();
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(host, 'agent.transfer')).toMatchObject([
    {
      request: { lines: [{ account: 'mei88', amount: '50' }], password: '246810' },
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(host.records.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/50\.00/)]);
});

test('a transfer to several shows the outcome of each line and keeps them [AGT-29]', async () => {
  const lines = [
    { account: 'mei88', outcome: 'ready' },
    { account: 'stranger', outcome: 'unknown' },
    { account: 'harbour', outcome: 'something new' },
  ];
  const host = await open({ 'agent.transfer': { done: false, lines } });
  await press('Transfer to several');
  await userEvent.type(
    await screen.findByLabelText('Members and amounts'),
    'mei88 50{Enter}stranger 1{Enter}harbour 2',
  );
  await password();
  await press('Send');
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'mei88: Not sent, because another line failed.',
    'stranger: Not in your team.',
    "harbour: This member can't receive the transfer.",
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Members and amounts').value).toContain('stranger 1');
  expect(asked(host, 'agent.transfer')).toHaveLength(1);
});

test('a line that cannot be read is named, and nothing is sent [AGT-29]', async () => {
  const host = await open();
  await press('Transfer to several');
  await userEvent.type(await screen.findByLabelText('Members and amounts'), 'mei88 50{Enter}harbour');
  await password();
  await press('Send');
  await screen.findByText('Line 2: enter a member and an amount.');
  expect(asked(host, 'agent.transfer')).toEqual([]);
});

test('an amount finer than the currency is named, and no part of it goes to the upline [AGT-30]', async () => {
  const host = await open();
  await press('Transfer to upline');
  await userEvent.type(await screen.findByLabelText('Amount'), '1.009');
  await password();
  await press('Send');
  await screen.findByText('The amount is not valid.');
  expect(asked(host, 'wallets.transferUpline')).toEqual([]);
});

test.each([
  ['Transfer to mei88', 'Amount', '50'],
  ['Transfer to several', 'Members and amounts', 'mei88 50'],
])('after "%s" the balances of the members are read again [AGT-29]', async (button, field, typed) => {
  const host = await open({ 'agent.transfer': { done: true, lines: [] } });
  const before = asked(host, 'agent.downlines').length;
  await press(button);
  await userEvent.type(await screen.findByLabelText(field), typed);
  await password();
  await press('Send');
  await waitFor(() => expect(asked(host, 'agent.downlines')).toHaveLength(before + 1));
});

test('while the outcome is unknown, a repeated transfer has the same key [AGT-29]', async () => {
  let tries = 0;
  const host = await open({
    'agent.transfer': () => (++tries === 1 ? fails('timeout') : { done: true, lines: [] }),
  });
  await press('Transfer to mei88');
  await userEvent.type(await screen.findByLabelText('Amount'), '50');
  for (const attempt of [1, 2]) {
    await password();
    await press('Send');
    await waitFor(() => expect(asked(host, 'agent.transfer')).toHaveLength(attempt));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send', busy: true })).toBeNull());
  }
  const [first, second] = asked(host, 'agent.transfer').map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
});

test('sends to the upline [AGT-30]', async () => {
  const host = await open({ 'wallets.transferUpline': null });
  await press('Transfer to upline');
  await userEvent.type(await screen.findByLabelText('Amount'), '5');
  await password();
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(host, 'wallets.transferUpline')).toMatchObject([{ request: { amount: '5.00', password: '246810' } }]);
});

test.each<[Fact, string]>([
  ['switch:AGENTRANSMULTDOWN3', 'Transfer to several'],
  ['switch:AGETRANSFERUP3', 'Transfer to upline'],
  ['upline:transfer', 'Transfer to upline'],
])('without %s there is no button "%s" [AGT-29] [AGT-30]', async (fact, name) => {
  await open(
    {},
    all.filter((one) => one !== fact),
  );
  expect(screen.queryByRole('button', { name })).toBeNull();
  screen.getByRole('button', { name: 'Transfer to mei88' });
});
