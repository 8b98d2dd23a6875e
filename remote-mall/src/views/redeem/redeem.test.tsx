import 'fake-indexeddb/auto';
import { CallError } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { customerDrafts } from '@atrium/ui/drafts';
import { whileNoneRedeems } from '../../features/rewards/price-lock';
import { fakeLocks } from '../../testing/fake-locks';
import { mallHost, player } from '../../testing/mall-host';
import { reward } from '../../testing/rewards';
import redeem from '.';

const both = { price: 300, mpPointAmount: 150, mpMoneyAmount: '2.50', displayPointMoneyAmt: 'Y' };
const answers = (changes: object = {}) => ({
  'mall.rewards': { content: [reward('7', { name: 'Coffee', ...changes })], totalPages: 1 },
  'mall.balance': { balance: 5000 },
  'mall.redeem': { id: '12' },
});

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  await customerDrafts('demo', '7').save('redeem', {});
});

async function open(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = mallHost({ placement: 'over', answers: answers(), ...options });
  mounted = await mountView(redeem, host, { id: '7' });
  return host;
}

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Recipient'), 'Mei Lin');
  await userEvent.type(screen.getByLabelText('Address'), '1 Harbour Road');
  await userEvent.type(screen.getByLabelText('Phone'), '13800138000');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Redeem now' }));
const sent = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'mall.redeem');

test('redeems once, however often Enter is pressed before the notice is answered', async () => {
  const host = await open();
  let answer: () => void = () => undefined;
  jest.spyOn(host.messages, 'notice').mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  await waitFor(() => expect(host.messages.notice).toHaveBeenCalled());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  answer();

  await waitFor(() => expect(host.records.closed).toEqual([{ redeemed: true }]));
  expect(sent(host)).toHaveLength(1);
});

test('sends the input, confirms, and closes with the result [MAL-18] [MAL-33]', async () => {
  const host = await open();
  await fillIn();
  await send();

  await waitFor(() => expect(host.records.closed).toEqual([{ redeemed: true }]));
  expect(screen.queryByText('Enter the address.')).toBeNull();
  expect(sent(host).map(({ request }) => request)).toEqual([
    {
      rewardId: '7',
      quantity: 1,
      redeemType: 'P',
      password: '',
      province: '',
      remarks: 'Mei Lin, 1 Harbour Road, 13800138000',
    },
  ]);
  expect(host.records.messages).toEqual([
    { kind: 'notice', message: { text: 'Redeemed. We will send it to you soon.' } },
  ]);
});

test.each([
  ['null', null],
  ['0', 0],
])('a reward that costs only money, with a point price of %s, is paid by money [MAL-20] [MAL-32]', async (_, price) => {
  const paid = { price, mpPointAmount: null, mpMoneyAmount: '2.50', displayPointMoneyAmt: 'N' };
  const host = await open({ answers: answers(paid) });
  await fillIn();
  const toPay = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect([toPay('Points to pay'), toPay('Money to pay')]).toEqual(['0', expect.stringMatching(/2\.50$/)]);
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '3');
  expect(toPay('Money to pay')).toMatch(/7\.50$/);
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(sent(host)[0]?.request).toMatchObject({ rewardId: '7', quantity: 3, redeemType: 'PM' });
});

test('offers both payments and sends them as P and PM [MAL-19]', async () => {
  const host = await open({ answers: { ...answers(both), 'mall.redeem': fails('points_not_enough') } });
  await fillIn();
  await send();
  await userEvent.selectOptions(screen.getByLabelText('Pay with'), 'Points and money');
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(2));
  expect(sent(host).map(({ request }) => (request as { redeemType: string }).redeemType)).toEqual(['P', 'PM']);
});

test('reports errors at their fields and sends nothing [MAL-24] [MAL-25] [MAL-26]', async () => {
  const host = await open();
  await screen.findByLabelText('Recipient');
  await send();

  for (const message of ['Enter the recipient’s name.', 'Enter the address.', 'Enter a phone number.'])
    await screen.findByText(message);
  expect(sent(host)).toEqual([]);
});

test('the first field with an error gets the focus', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Recipient'), 'Mei Lin{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
  await userEvent.type(screen.getByLabelText('Phone'), '13800138000');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')));
});

test('shows under its field that an address is too long, and sends nothing', async () => {
  const host = await open();
  await fillIn();
  await userEvent.click(screen.getByLabelText('Address'));
  await userEvent.paste('a'.repeat(600));
  await send();

  await screen.findByText('Use at most 478 characters.');
  expect(sent(host)).toEqual([]);
});

test('requires the payment password only if the merchant has one [MAL-23]', async () => {
  const host = await open({
    facts: [...player, 'switch:PAYMENTPASSWORD'],
    answers: { ...answers(), 'member.security': { paymentPassword: true } },
  });
  await fillIn();
  await send();
  await screen.findByText('Enter the password.');
  await userEvent.type(screen.getByLabelText('Payment password'), '246810');
  await send();

  await waitFor(() => expect(sent(host)[0]?.request).toMatchObject({ password: '246810' }));
});

test.each([0, -1])('disables the button for a reward with %d in stock [MAL-31]', async (inventory) => {
  await open({ answers: answers({ inventory }) });

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
});

test('keeps the input after a refusal [MAL-35]', async () => {
  const host = await open({ answers: { ...answers(), 'mall.redeem': fails('reward_sold_out') } });
  await fillIn();
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(host.records.closed).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Mei Lin');
});

test('repeats a lost request with its key, and a refused one with a new key', async () => {
  const lost = () => Promise.reject(new CallError('timeout', 'timeout'));
  const outcomes: (() => unknown)[] = [lost, () => fails('reward_sold_out'), () => ({ id: '12' })];
  const host = await open({ answers: { ...answers(), 'mall.redeem': () => outcomes.shift()?.() } });
  await fillIn();
  for (let turn = 1; turn <= 3; turn += 1) {
    await send();
    await waitFor(() => expect(sent(host)).toHaveLength(turn));
  }

  const keys = sent(host).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a form that was left with an unknown outcome and is opened again sends the same redemption with the same key', async () => {
  const lost = await open({ answers: { ...answers(), 'mall.redeem': fails('timeout') } });
  await fillIn();
  await send();
  await waitFor(() => expect(sent(lost)).toHaveLength(1));
  await mounted?.unmount();

  const again = await open();
  await screen.findByDisplayValue('1 Harbour Road');
  await send();
  await waitFor(() => expect(again.records.closed).toHaveLength(1));
  await mounted?.unmount();
  const another = await open();
  await fillIn();
  await send();
  await waitFor(() => expect(sent(another)).toHaveLength(1));
  const keys = [lost, again, another].map((host) => sent(host)[0]?.idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['refused', fails('points_not_enough')],
  ['carried out', { id: '12' }],
])('reads points and money again after a redemption that was %s [MAL-39]', async (_, answer) => {
  const host = await open({ answers: { ...answers(), 'mall.redeem': answer } });
  await fillIn();
  await send();
  await waitFor(() => expect(host.records.refreshed).toContain('balance'));
});

test('shows a message for a reward that no longer exists', async () => {
  await open({ answers: { ...answers(), 'mall.rewards': { content: [], totalPages: 1 } } });

  await screen.findByText('This reward is no longer available');
});

test('shows changed prices under the open form, keeps the input, and pays the new price', async () => {
  let price = 300;
  const priced = () => ({
    content: [reward('7', { name: 'Coffee', price, priceVersion: `v${price}` })],
    totalPages: 1,
  });
  const host = await open({ answers: { ...answers(), 'mall.rewards': priced } });
  await fillIn();
  price = 450;
  host.emit('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'rewards' } });

  expect((await screen.findByRole('alert')).textContent).toContain('from 300 points to 450 points');
  expect(screen.getByText('Points to pay').nextElementSibling?.textContent).toBe('450');
  await send();
  await waitFor(() =>
    expect(sent(host)[0]?.request).toMatchObject({ priceVersion: 'v450', remarks: expect.stringContaining('Mei Lin') }),
  );
});

test('reads the reward again after missed events, since a change while the device was offline could not be read', async () => {
  let inventory = 5;
  let offline = false;
  const stocked = () =>
    offline ? fails('network') : { content: [reward('7', { name: 'Coffee', inventory })], totalPages: 1 };
  const host = await open({ answers: { ...answers(), 'mall.rewards': stocked } });
  await fillIn();
  offline = true;
  inventory = 0;
  host.emit('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'rewards' } });
  offline = false;
  host.emit('live.received@1', { type: 'RESET', popup: false });

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Mei Lin');
});

describe('with a back end that names no price version', () => {
  const priced = (price: () => unknown) => ({
    ...answers(),
    'mall.rewards': () => ({ content: [reward('7', { name: 'Coffee', price: price() })], totalPages: 1 }),
  });

  test('shows a changed price before it sends, keeps the input, and pays the new price', async () => {
    let price = 100;
    const host = await open({ answers: priced(() => price) });
    await fillIn();
    price = 900;
    await send();

    expect((await screen.findByRole('alert')).textContent).toContain('from 100 points to 900 points');
    expect(screen.getByText('Points to pay').nextElementSibling?.textContent).toBe('900');
    expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Mei Lin');
    expect(sent(host)).toEqual([]);
    await send();
    await waitFor(() => expect(host.records.closed).toEqual([{ redeemed: true }]));
    expect(sent(host)).toHaveLength(1);
  });

  test('sends nothing while the prices cannot be read, and says so', async () => {
    let reads = 0;
    const content = [reward('7', { name: 'Coffee' })];
    const host = await open({
      answers: { ...answers(), 'mall.rewards': () => (++reads > 1 ? fails('server_error') : { content }) },
    });
    await fillIn();
    await send();

    await waitFor(() =>
      expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'The reward could not be loaded.' } }]),
    );
    expect(sent(host)).toEqual([]);
  });

  test('another tab reads no new prices between the reading and the sending of the form', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
    try {
      const steps: string[] = [];
      let ofOtherTab: Promise<unknown> | undefined;
      await open({
        answers: {
          ...answers(),
          'mall.rewards': () => {
            steps.push('read');
            if (steps.length > 1) ofOtherTab ??= whileNoneRedeems(async () => steps.push('read of another tab'));
            return answers()['mall.rewards'];
          },
          'mall.redeem': () => {
            steps.push('redeem');
            return { id: '12' };
          },
        },
      });
      await fillIn();
      await send();
      await waitFor(() => expect(ofOtherTab).toBeDefined());
      await ofOtherTab;
      // the form reads the reward once more after it is redeemed
      expect(steps.slice(0, 4)).toEqual(['read', 'read', 'redeem', 'read of another tab']);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('shows that the reward is gone instead of sending', async () => {
    let gone = false;
    const host = await open({
      answers: {
        ...answers(),
        'mall.rewards': () => ({ content: gone ? [] : [reward('7', { name: 'Coffee' })], totalPages: 1 }),
      },
    });
    await fillIn();
    gone = true;
    await send();

    await screen.findByText('This reward is no longer available');
    expect(sent(host)).toEqual([]);
  });
});

test('loads the reward again after a refusal, since its price or stock may have changed', async () => {
  let inventory = 5;
  const stocked = () => ({ content: [reward('7', { name: 'Coffee', inventory })], totalPages: 1 });
  await open({ answers: { ...answers(), 'mall.rewards': stocked, 'mall.redeem': fails('reward_sold_out') } });
  await fillIn();
  inventory = 0;
  await send();

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Mei Lin');
});

test.each([
  [{ paymentPassword: false }, true],
  [{ paymentPassword: true }, false],
  // a back end that does not say
  [{}, false],
])('with a payment password needed and an account of %j, links to setting one: %s', async (security, links) => {
  await open({ facts: [...player, 'switch:PAYMENTPASSWORD'], answers: { ...answers(), 'member.security': security } });
  await screen.findByLabelText('Recipient');

  if (links) {
    await screen.findByRole('link', { name: 'Set a payment password' });
    expect(screen.queryByLabelText('Payment password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Redeem now' })).toBeNull();
  } else expect(screen.queryByRole('link', { name: 'Set a payment password' })).toBeNull();
});

test.each([
  ['money_not_enough', 'Make a deposit', 'member.deposit@1'],
  ['points_not_enough', 'See how to earn points', 'mall.rules@1'],
  ['reward_person_limit', 'See other rewards', 'mall.home@1'],
])('after the refusal %s the form links to what resolves it', async (refusal, name, place) => {
  const host = await open({
    answers: { ...answers(), 'mall.redeem': fails(refusal) },
    places: ['mall.home@1', 'mall.rules@1', 'member.deposit@1'],
    commands: { 'support.open@1': {} },
  });
  await fillIn();
  expect(screen.queryByRole('link', { name })).toBeNull();
  await send();
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(host.records.opened.at(-1)).toMatchObject({ place });
});

test.each([
  ['rejected_by_operator', true],
  // the field is there to type it again
  ['password_incorrect', false],
])('after the refusal %s the form offers the customer service: %s', async (refusal, offered) => {
  const host = await open({
    answers: { ...answers(), 'mall.redeem': fails(refusal) },
    commands: { 'support.open@1': {} },
  });
  await fillIn();
  await send();
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  if (!offered) return expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
  expect(host.records.commands).toEqual([{ name: 'support.open@1', request: {} }]);
});

test('a refusal for a missing payment password links to setting one, at a back end that did not say so before', async () => {
  await open({
    facts: [...player, 'switch:PAYMENTPASSWORD'],
    answers: { ...answers(), 'member.security': {}, 'mall.redeem': fails('payment_password_missing') },
  });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Payment password'), '246810');
  await send();
  await screen.findByRole('link', { name: 'Set a payment password' });
  expect(screen.queryByRole('button', { name: 'Redeem now' })).toBeNull();
});

test('keeps the recipient when the form is left, and forgets a recipient that was sent', async () => {
  await open();
  await fillIn();
  await mounted?.unmount();
  const host = await open();
  expect(await screen.findByDisplayValue('1 Harbour Road')).toBeTruthy();
  await send();
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  await mounted?.unmount();

  await open();
  expect((await screen.findByLabelText<HTMLInputElement>('Recipient')).value).toBe('');
});

test('keeps the quantity for the same reward when the form is left', async () => {
  await open();
  await fillIn();
  const quantity = async () => (await screen.findByLabelText<HTMLInputElement>('Quantity')).value;
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '2');
  await mounted?.unmount();
  await open();
  await screen.findByDisplayValue('1 Harbour Road');
  expect(await quantity()).toBe('2');
});

test('keeps a recipient that was typed before the browser’s database answered', async () => {
  const opening = jest.spyOn(indexedDB, 'open').mockReturnValueOnce({} as IDBOpenDBRequest);
  await open();
  await fillIn();
  expect(opening).toHaveBeenCalled();
  await mounted?.unmount();

  await open();
  expect(await screen.findByDisplayValue('1 Harbour Road')).toBeTruthy();
});
