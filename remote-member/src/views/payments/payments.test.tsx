import { pictureBytes } from '@atrium/api/figures';
import { pngFile } from '@atrium/api/pictures/testing';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import payments from '.';

let mounted: MountedView | undefined;
/** jsdom has no pictures: drawing one gives it back. */
beforeEach(() => {
  let drawn: Blob | undefined;
  const picture = { width: 3, height: 2, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async (file: Blob) => ((drawn = file), picture) });
  Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn as Blob));
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const payment = (id: number, changes: object = {}) => ({
  payDetailId: id,
  isAutoConfirmed: 'N',
  amount: `${id}00.00`,
  remainingAmount: '900.00',
  reference: `REF${id}`,
  ...changes,
});

/** Opens the window with payments; the back end answers what is left of them. */
async function open(list: object[], answers: FakeHostOptions['answers'] = {}, kind = 0) {
  const host = memberHost({
    facts: player,
    placement: 'over',
    account: [0, 1, 2].includes(kind) ? { confirmations: list.length } : {},
    answers: {
      'payments.confirmations': () => ({ payments: list }),
      'payments.process': () => null,
      ...answers,
    },
  });
  mounted = await mountView(payments, host);
  const sent = (id: string) => host.records.calls.filter(({ endpoint }) => endpoint === id);
  return { host, sent, answered: () => sent('payments.process').map(({ request }) => request) };
}
const item = (amount: RegExp) => screen.findByRole('article', { name: amount });
const press = async (amount: RegExp, name: string) =>
  userEvent.click(within(await item(amount)).getByRole('button', { name }));
const choose = (file: Blob) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>(EN['payments.proof'], { selector: 'input' }), file as File, {
    applyAccept: false,
  });

test.each([0, 1, 2, 40, 41, 42])(
  'of an account of kind %i the list is requested only for 0, 1, 2 [PAY-01]',
  async (kind) => {
    const { sent } = await open([], {}, kind);
    await screen.findByText(EN['payments.empty']);
    expect(sent('payments.confirmations')).toHaveLength(kind <= 2 ? 1 : 0);
  },
);

test('after an answer the focus goes to the next payment [PAY-12]', async () => {
  await open([payment(1), payment(2)]);
  await press(/100\.00/, EN['payments.received']);
  const next = within(await item(/200\.00/)).getByRole('heading');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole('article', { name: /100\.00/ })).toBeNull();
});

test('lists the payments with amount, reference and what remains, and names 15 minutes [PAY-02] [PAY-03] [PAY-14]', async () => {
  await open([payment(1), payment(2)]);
  const first = await item(/100\.00/);
  within(first).getByText('Reference REF1');
  within(first).getByText(/900\.00/);
  await item(/200\.00/);
  screen.getByText(/within 15 minutes/);
});

test('Received sends Y; an answered payment leaves the list, the last one closes the window [PAY-05] [PAY-06] [PAY-12]', async () => {
  const { host, answered } = await open([payment(1), payment(2)]);
  await press(/100\.00/, 'Received');
  await waitFor(() => expect(screen.queryByRole('article', { name: /100\.00/ })).toBeNull());
  expect(host.records.closed).toEqual([]);
  expect(host.records.refreshed).toContain('confirmations');
  await press(/200\.00/, 'Received');
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  expect(answered()).toEqual([
    { isMoneyReceived: 'Y', payDetailId: '1' },
    { isMoneyReceived: 'Y', payDetailId: '2' },
  ]);
});

test('Not received needs a picture, which is sent with N [PAY-05] [PAY-07]', async () => {
  const { answered } = await open([payment(1), payment(2)]);
  await press(/100\.00/, 'Not received');
  await press(/100\.00/, 'Send report');
  await screen.findByText(EN['payments.proof.missing']);
  expect(answered()).toEqual([]);
  await choose(new File([pngFile()], 'proof.png', { type: 'image/png' }));
  await within(await item(/100\.00/)).findByRole('img');
  await press(/100\.00/, 'Send report');
  await waitFor(() => expect(answered()).toHaveLength(1));
  const proofOfNotReceive: unknown = expect.any(Blob);
  expect(answered()).toEqual([{ isMoneyReceived: 'N', payDetailId: '1', proofOfNotReceive }]);
});

test.each([
  ['a GIF', new File(['GIF89a'], 'proof.png', { type: 'image/png' }), EN.activity_apply_remark_limit2],
  [
    'a picture of 5 242 881 bytes',
    new File([pngFile(), new Uint8Array(pictureBytes + 1 - pngFile().length)], 'proof.png'),
    EN.activity_apply_remark_limit3,
  ],
])('%s is refused with its message, and not sent [PAY-10] [PAY-11] [KEY-07]', async (_name, file, message) => {
  const { answered } = await open([payment(1)]);
  await press(/100\.00/, 'Not received');
  await choose(file);
  await screen.findByText(message);
  await press(/100\.00/, 'Send report');
  expect(answered()).toEqual([]);
});

test('a payment that the server has confirmed offers one answer, A [PAY-08] [PAY-09]', async () => {
  const { host, answered } = await open([payment(1, { isAutoConfirmed: 'Y' })]);
  const shown = within(await item(/100\.00/));
  const enabled = shown.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  expect(enabled.map(({ textContent }) => textContent)).toEqual(['Got it']);
  expect(shown.getByRole('button', { name: 'Not received' })).toHaveProperty('disabled', true);
  await press(/100\.00/, 'Got it');
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  expect(answered()).toEqual([{ isMoneyReceived: 'A', payDetailId: '1' }]);
});

test('a failed answer keeps the payment, and it can be answered again [PAY-13]', async () => {
  let refused = true;
  const { host } = await open([payment(1)], {
    'payments.process': () => (refused ? fails('payment_answered') : null),
  });
  await press(/100\.00/, 'Received');
  await item(/100\.00/);
  expect(host.records.closed).toEqual([]);
  refused = false;
  await press(/100\.00/, 'Received');
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});

test('follows what the server reports', async () => {
  const list = [payment(1)];
  const { host } = await open(list);
  await item(/100\.00/);
  list[0] = payment(1, { isAutoConfirmed: 'Y' });
  host.emit('live.received@1', { id: '1', type: 'WITHDRAW', popup: false });
  await screen.findByRole('button', { name: 'Got it' });
});

test('a list that cannot be loaded offers a retry', async () => {
  await open([], { 'payments.confirmations': () => fails('network') });
  await screen.findByText(EN['payments.failed']);
});
