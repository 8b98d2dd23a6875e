import 'fake-indexeddb/auto';
import { promotionCounts, rewardsApply, rewardsList, promoCodeEnabled, memberPromotions } from '@atrium/api';
import { pngFile } from '@atrium/api/pictures/testing';
import type { SessionState } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { badgeText } from '@atrium/ui';
import { customerDrafts } from '@atrium/ui/drafts';
import { installDialogs } from '@atrium/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import rewards from '.';

installDialogs();
let mounted: MountedView | undefined;
beforeEach(() => {
  let drawn: Blob | undefined;
  Object.assign(globalThis, {
    createImageBitmap: (file: Blob) => (
      (drawn = file),
      Promise.resolve({ width: 3, height: 2, close: () => undefined })
    ),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn as Blob));
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const offer = (promotionId: string, changes: object = {}) => ({
  promotionId,
  type: 'promoList',
  title: `Offer ${promotionId}`,
  content: `<p>Conditions of ${promotionId}</p>`,
  amount: '12.00',
  currency: 'CNY',
  status: 'CLAIMABLE',
  remarkRequired: 'N',
  imageRequired: 'N',
  ...changes,
});
let people = 0;
async function open(offers: object[] | (() => unknown), { tab, ...options }: FakeHostOptions & { tab?: string } = {}) {
  const host = memberHost({
    facts: [...player, 'switch:REWCEN3'],
    // a person without drafts
    session: { status: 'signed-in', customer: { id: `r${(people += 1)}`, account: 'mei88', nickname: 'Mei', kind: 0 } },
    ...options,
    answers: {
      'rewards.list': typeof offers === 'function' ? offers : () => offers,
      'rewards.promoCodeEnabled': () => false,
      ...options.answers,
    } as FakeHostOptions['answers'],
  });
  mounted = await mountView(rewards, host, tab === undefined ? {} : { tab });
  return host;
}
const promotions = (list: Parameters<typeof open>[0], options: FakeHostOptions = {}) =>
  open(list, { tab: 'promoList', ...options });
const calls = (host: FakeHost, id: string) =>
  host.records.calls.filter(({ endpoint }) => endpoint === id).map(({ request }) => request);
const card = (name: string) => screen.findByRole('article', { name });
async function applyFor(name: string): Promise<HTMLElement> {
  await userEvent.click(within(await card(name)).getByRole('button', { name: 'Apply' }));
  return screen.findByRole('dialog');
}
const send = () => userEvent.click(screen.getByRole('button', { name: EN['rewards.send'] }));
const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Remark');
async function choose(files: (readonly [Uint8Array<ArrayBuffer>, string?])[]) {
  const input = screen.getByLabelText<HTMLInputElement>('Pictures', { selector: 'input' });
  const list = files.map(([bytes, type = 'image/png'], index) => new File([bytes], `p${index}.png`, { type }));
  await userEvent.upload(input, list, { applyAccept: false });
}

test('has the four tabs in order, the first opened, each with its own rewards [RWD-02] [RWD-03]', async () => {
  await open(['signInTask', 'newbieTask', 'rescueTask', 'promoList', 'mission'].map((type) => offer(type, { type })));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Sign-in days',
    'New members',
    'After a loss',
    'Promotions',
  ]);
  const shown: (string | null)[] = [];
  for (const tab of tabs) {
    await userEvent.click(tab);
    await screen.findByRole('article');
    shown.push(...screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent));
  }
  expect(shown).toEqual(['Offer signInTask', 'Offer newbieTask', 'Offer rescueTask', 'Offer promoList']);
});

test.each([
  ['signInTask', 'Sign-in days'],
  ['newbieTask', 'New members'],
  ['rescueTask', 'After a loss'],
  ['promoList', 'Promotions'],
  ['unknown', 'Sign-in days'],
])('the name %s opens %s [RWD-03]', async (tab, label) => {
  await open([], { tab: tab === 'unknown' ? undefined : tab } as { tab?: string });
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(label));
});

test('without the switch REWCEN3 there is no reward centre [RWD-01]', async () => {
  await open([], { facts: player });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  expect(screen.queryByRole('link', { name: 'Reward centre' })).toBeNull();
  await mounted?.unmount();
  await open([]);
  expect(await screen.findByRole('link', { name: 'Reward centre' })).toBeTruthy();
});

test('a reward shows its amount and its full, cleaned conditions, and is claimed once', async () => {
  let status = 'CLAIMABLE';
  const host = await open(() => [offer('7', { type: 'newbieTask', status })], {
    tab: 'newbieTask',
    answers: { 'rewards.claim': () => ((status = 'DONE'), { amount: '12.00', currency: 'CNY' }) },
  } as object);
  const sanitize = jest.spyOn(host, 'sanitize');
  const one = await card('Offer 7');
  expect(one.textContent).toContain('12.00');
  await within(one).findByText('Conditions of 7');
  expect(sanitize.mock.calls.flat()).not.toContain('');

  await userEvent.dblClick(within(one).getByRole('button', { name: 'Claim' }));
  await within(one).findByText('Received');
  expect(calls(host, 'rewards.claim')).toEqual([{ promotionId: '7' }]);
  expect(host.records.toasts).toEqual([{ kind: 'success', text: expect.stringMatching(/12\.00.*“Offer 7”/) }]);
  expect(within(one).queryByRole('button')).toBeNull();
});

test('a reward that is not ready has no button to press, and shows how far it is', async () => {
  await open([offer('8', { type: 'newbieTask', status: '', completed: 3, total: 12 })], { tab: 'newbieTask' });
  const one = await card('Offer 8');
  expect(within(one).getByRole('button', { name: 'Claim' })).toHaveProperty('disabled', true);
  expect(within(one).getByRole('progressbar').getAttribute('value')).toBe('3');
  within(one).getByText('25%');
  within(one).getByText('3 / 12');
});

test('progress in money shows both amounts', async () => {
  const goal = { type: 'rescueTask', status: '', completed: 2_050, total: 10_000, countsMoney: 'Y' };
  await open([offer('8', goal)], { tab: 'rescueTask' });
  within(await card('Offer 8')).getByText('¥20.50 / ¥100.00');
});

test.each(['TOO_MANY_REQUEST', 'TOO_MANY_REQUESTS'])(
  'a claim and an application refused with %s say so, because the host shows nothing for it',
  async (key) => {
    const answers = { 'rewards.claim': () => fails(key), 'rewards.apply': () => fails(key) };
    const host = await open([offer('9', { type: 'newbieTask' })], { tab: 'newbieTask', answers } as object);
    await userEvent.click(within(await card('Offer 9')).getByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(host.records.toasts).toEqual([{ kind: 'warning', text: EN['rewards.tooMany'] }]));
    await mounted?.unmount();

    await open([offer('3', { type: 'promoList' })], { tab: 'promoList', answers } as object);
    await userEvent.click(within(await card('Offer 3')).getByRole('button', { name: 'Apply' }));
    await userEvent.type(screen.getByRole('textbox'), 'Monday');
    await userEvent.click(screen.getByRole('button', { name: EN['rewards.send'] }));
    await screen.findByText(EN['rewards.tooMany']);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Monday');
  },
);

test('a claim that is refused keeps the reward and asks for its state again', async () => {
  let asked = 0;
  const host = await open(() => ((asked += 1), [offer('9', { type: 'newbieTask' })]), {
    tab: 'newbieTask',
    answers: { 'rewards.claim': () => fails('reward_taken') },
  } as object);
  await userEvent.click(within(await card('Offer 9')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(host.records.toasts).toEqual([]);
});

test('a back end that names no state: a reward can be claimed once its conditions are met, a promotion applied for', async () => {
  const unnamed = { status: undefined, type: 'newbieTask' };
  await open([offer('1', { ...unnamed, completed: 2, total: 2 }), offer('2', { ...unnamed, completed: 1, total: 2 })], {
    tab: 'newbieTask',
  });
  const disabled = async (title: string, name: string) =>
    within(await card(title)).getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([await disabled('Offer 1', 'Claim'), await disabled('Offer 2', 'Claim')]).toEqual([false, true]);
  await mounted?.unmount();
  const promotion = { type: 'promoList' };
  await open([offer('3', { ...promotion, status: null }), offer('4', { ...promotion, status: 'EXPIRED' })], {
    tab: 'promoList',
  });
  expect([await disabled('Offer 3', 'Apply'), await disabled('Offer 4', 'Apply')]).toEqual([false, true]);
});

test('the days of the calendar show what they pay, and which were claimed', async () => {
  const days = [
    { amount: '1.00', claimed: true },
    { amount: '2.00', claimed: 0 },
  ];
  await open([offer('1', { type: 'signInTask', days })]);
  const items = within(await card('Offer 1')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Day 1.*1\.00.*Received$/),
    expect.stringMatching(/^Day 2.*2\.00$/),
  ]);
});

test('the modal collects a remark and pictures for one promotion and sends them; then it is PENDING, its button disabled [RWD-04] [RWD-13] [RWD-15] [RWD-16]', async () => {
  const host = await promotions([offer('3'), offer('4')], { answers: { 'rewards.apply': () => null } });
  const dialog = await applyFor('Offer 4');
  within(dialog).getByRole('heading', { name: 'Apply for Offer 4' });
  fireEvent.change(remark(), { target: { value: ' Sent on Monday ' } });
  await choose([[pngFile()], [pngFile({ width: 2 })]]);
  await screen.findByRole('img', { name: 'Chosen picture 2' });
  await send();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [request] = calls(host, 'rewards.apply') as { pictures: Blob[] }[];
  expect(request).toEqual({ promotionId: '4', remarks: 'Sent on Monday', pictures: request?.pictures });
  expect(request?.pictures.map(({ size }) => size)).toEqual([pngFile().length, pngFile({ width: 2 }).length]);
  expect(rewardsApply).toMatchObject({ method: 'POST', encoding: 'multipart' });
  expect(rewardsApply.path).toBe('/wps/relay/MCSFE_getSignUpRequestReward');

  const [other, applied] = [await card('Offer 3'), await card('Offer 4')];
  within(applied).getByText('In review');
  expect(within(applied).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  expect(within(other).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false);
  // until the list is loaded again
  host.events.publish('live.received@1', { type: 'PROMOTION' });
  await waitFor(() => expect(within(applied).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false));
});

test('a promotion that the server calls PENDING stays disabled [RWD-16]', async () => {
  await promotions([offer('5', { status: 'PENDING' })]);
  const one = await card('Offer 5');
  within(one).getByText('In review');
  expect(within(one).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
});

test.each([
  ['with a linked one, sends its id', 'spring-9', 'spring-9'],
  ['without one, sends its own', '', '6'],
])('a promotion %s [RWD-05] [RWD-14]', async (_what, linkedPromotionId, promotionId) => {
  const host = await promotions([offer('6', { linkedPromotionId })], { answers: { 'rewards.apply': () => null } });
  await applyFor('Offer 6');
  await send();
  await waitFor(() => expect(calls(host, 'rewards.apply')).toEqual([{ promotionId, remarks: '', pictures: [] }]));
});

test('a required remark that is missing is named, and nothing is sent [RWD-06] [KEY-07]', async () => {
  const host = await promotions([offer('3', { remarkRequired: 'Y' })], { answers: { 'rewards.apply': () => null } });
  await applyFor('Offer 3');
  fireEvent.change(remark(), { target: { value: '   ' } });
  await send();
  await screen.findByText(EN.activity_apply_remark_limit1);
  await waitFor(() => expect(document.activeElement).toBe(remark()));
  expect(calls(host, 'rewards.apply')).toEqual([]);
  fireEvent.change(remark(), { target: { value: 'Now' } });
  await send();
  await waitFor(() => expect(calls(host, 'rewards.apply')).toHaveLength(1));
});

test('of 141 typed characters 140 are kept, whatever they are made of [RWD-07]', async () => {
  await promotions([offer('3')]);
  await applyFor('Offer 3');
  fireEvent.change(remark(), { target: { value: '好'.repeat(139) + '😀a' } });
  expect(remark().value).toBe('好'.repeat(139) + '😀');
});

test('a required picture that is missing is named beside the picker, and nothing is sent [RWD-08] [RWD-09]', async () => {
  const host = await promotions([offer('3', { imageRequired: 'Y' })]);
  await applyFor('Offer 3');
  await send();
  const prompt = await screen.findByText(EN.not_empty);
  expect(prompt.previousElementSibling?.getAttribute('role')).toBe('group');
  expect(calls(host, 'rewards.apply')).toEqual([]);
});

const gif = Uint8Array.from([71, 73, 70, 56, 57, 97]) as Uint8Array<ArrayBuffer>;
const sized = (bytes: number) => {
  const file = new Uint8Array(bytes);
  file.set(pngFile());
  return file;
};
test.each([
  ['a GIF, also by the name of a PNG', [[gif, 'image/png']], EN.activity_apply_remark_limit2, 0],
  ['a picture of 5 242 881 bytes', [[sized(5_242_881)]], EN.activity_apply_remark_limit3, 0],
  ['a fourth picture', [[pngFile()], [pngFile()], [pngFile()], [pngFile()]], EN.activity_apply_remark_limit4, 3],
] as [string, [Uint8Array<ArrayBuffer>, string?][], string, number][])(
  'refuses %s [RWD-10] [RWD-11] [RWD-12] [KEY-07]',
  async (_what, files, message, kept) => {
    await promotions([offer('3')]);
    await applyFor('Offer 3');
    await choose(files);
    await screen.findByText(message);
    expect(screen.queryAllByRole('img', { name: /Chosen/ })).toHaveLength(kept);
  },
);

test('a failed application keeps what was typed', async () => {
  const host = await promotions([offer('3')], { answers: { 'rewards.apply': () => fails('server_error') } });
  await applyFor('Offer 3');
  fireEvent.change(remark(), { target: { value: 'Keep me' } });
  await send();
  await waitFor(() => expect(calls(host, 'rewards.apply')).toHaveLength(1));
  expect(remark().value).toBe('Keep me');
});

test.each(['timeout', 'network'])(
  'an application without an answer (%s) is found in the list [RWD-15]',
  async (key) => {
    let status = '';
    const host = await promotions(() => [offer('3', { status })], {
      answers: {
        'rewards.apply': () => {
          status = 'PENDING';
          return fails(key);
        },
      },
    });
    await applyFor('Offer 3');
    fireEvent.change(remark(), { target: { value: 'Once' } });
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.toasts).toMatchObject([{ kind: 'success' }]);
    within(await card('Offer 3')).getByText(EN['rewards.pending']);
  },
);

test('an application that was sent without an answer is the one that the server has', async () => {
  let tries = 0;
  const host = await promotions(() => [offer('3', { status: tries < 2 ? '' : 'PENDING' })], {
    answers: { 'rewards.apply': () => fails(++tries === 1 ? 'network' : 'reward_in_review') },
  });
  await applyFor('Offer 3');
  fireEvent.change(remark(), { target: { value: 'Mine' } });
  await send();
  await screen.findByText(EN['rewards.unsent']);
  expect(remark().value).toBe('Mine');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.records.toasts).toMatchObject([{ kind: 'success' }]);
});

test.each(['reward_taken', 'reward_in_review'])(
  'an application after that of another tab (%s) is not said to be sent, and its text stays',
  async (key) => {
    let status = '';
    const host = await promotions(() => [offer('3', { status })], {
      answers: {
        'rewards.apply': () => {
          status = 'PENDING';
          return fails(key, 'You have applied already.');
        },
      },
    });
    await applyFor('Offer 3');
    fireEvent.change(remark(), { target: { value: 'Another' } });
    await send();
    await screen.findByText('You have applied already.');
    expect(remark().value).toBe('Another');
    expect(host.records.toasts).toEqual([]);
  },
);

test.each(['\u200B', ' \u00A0', '\uFEFF \u2060'])(
  'a remark without visible characters (%j) is no remark [RWD-06]',
  async (unseen) => {
    const host = await promotions([offer('3', { remarkRequired: 'Y' })], {});
    await applyFor('Offer 3');
    fireEvent.change(remark(), { target: { value: unseen } });
    await send();
    await screen.findByText(EN['activity_apply_remark_limit1']);
    expect(calls(host, 'rewards.apply')).toHaveLength(0);
  },
);

test.each([
  ['what the server says', 'Once a week.', 'Once a week.'],
  ['that it was refused where the server says nothing', '', EN['rewards.refused']],
])('an application that the server refuses as received, and does not list, says %s', async (_what, said, shown) => {
  await promotions([offer('3')], { answers: { 'rewards.apply': () => fails('reward_taken', said) } });
  await applyFor('Offer 3');
  fireEvent.change(remark(), { target: { value: 'Twice' } });
  await send();
  await screen.findByText(shown);
  expect(remark().value).toBe('Twice');
});

test('a refused application says why, and may be sent again', async () => {
  await promotions([offer('3', { status: 'REFUSED', reason: 'The date is missing.' })]);
  const one = await card('Offer 3');
  within(one).getByText('The application was refused: The date is missing.');
  expect(within(one).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false);
});

test.each([
  ['true', () => true, true],
  ['{ enabled: "Y" }', () => ({ enabled: 'Y' }), true],
  ['false', () => false, false],
  ['a failure', () => fails('server_error'), false],
])('the promo code field is there for %s: %s [RWD-18]', async (_what, answer, there) => {
  const host = await promotions([offer('3')], { answers: { 'rewards.promoCodeEnabled': answer } });
  await card('Offer 3');
  await waitFor(() => expect(calls(host, 'rewards.promoCodeEnabled')).toHaveLength(1));
  if (there) await screen.findByLabelText('Promo code');
  else expect(screen.queryByLabelText('Promo code')).toBeNull();
});

test('an offer and a promo code that an operator adds show in the open page', async () => {
  let [offers, takesCodes] = [[offer('1')], false];
  const host = await open(() => offers, {
    tab: 'promoList',
    answers: { 'rewards.promoCodeEnabled': () => takesCodes },
  });
  await card('Offer 1');
  const asked = calls(host, 'rewards.list').length;
  host.events.publish('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'rewards' } });
  expect(calls(host, 'rewards.list')).toHaveLength(asked);
  [offers, takesCodes] = [[offer('1', { title: 'Tea fund' }), offer('2')], true];
  host.events.publish('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'offers' } });
  await card('Tea fund');
  await card('Offer 2');
  await screen.findByLabelText('Promo code');
});

test('a promo code is sent once it has the right form; a refused one stays in the field with the reason below it', async () => {
  const host = await promotions([], {
    answers: {
      'rewards.promoCodeEnabled': () => true,
      'rewards.redeemCode': ({ code }: { code: string }) =>
        code === 'SPRING' ? { amount: '8.00' } : fails('promo_code_unknown', code === 'WINTER' ? 'It has ended.' : ''),
    } as NonNullable<FakeHostOptions['answers']>,
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Promo code');
  const redeem = () => userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  await userEvent.type(field, 'a b');
  await redeem();
  await screen.findByText(EN['rewards.codeForm']);
  await userEvent.clear(field);
  await userEvent.type(field, 'WINTER');
  await redeem();
  await waitFor(() => expect(calls(host, 'rewards.redeemCode')).toEqual([{ code: 'WINTER' }]));
  await screen.findByText('It has ended.');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['WINTER', 'true']);
  await userEvent.clear(field);
  expect(screen.queryByText('It has ended.')).toBeNull();
  await userEvent.type(field, 'AUTUMN');
  await redeem();
  await screen.findByText(EN['rewards.codeRefused']);
  await userEvent.clear(field);
  await userEvent.type(field, ' SPRING ');
  await redeem();
  await waitFor(() => expect(field.value).toBe(''));
  expect(calls(host, 'rewards.redeemCode')).toEqual(['WINTER', 'AUTUMN', 'SPRING'].map((code) => ({ code })));
});

describe('an open application', () => {
  const list = [offer('1'), offer('2')];
  const customer = (id: string) => ({ id, account: `account${id}`, nickname: 'Mei', kind: 0 });
  /** Opens the reward centre as a customer; resolves with the function that loses the session, or ends it otherwise. */
  async function openAs(id: string, offers: object[] = list) {
    const host = await open(offers, { session: { status: 'signed-in', customer: customer(id) } });
    return async (state: SessionState = { status: 'lost', reason: '' }) => {
      host.session.state.set(state);
      await mounted?.unmount();
      mounted = undefined;
    };
  }
  async function write(text: string): Promise<void> {
    await userEvent.click(await screen.findByRole('tab', { name: 'Promotions' }));
    await applyFor('Offer 2');
    await userEvent.type(remark(), text);
  }

  it('is open again with its remark after a lost session, for the same account alone', async () => {
    const lose = await openAs('lost1');
    await write('On Monday');
    await lose();

    await openAs('lost2');
    await card('Offer 1').catch(() => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    await mounted?.unmount();

    await openAs('lost1');
    const dialog = await screen.findByRole('dialog', { name: 'Apply for Offer 2' });
    await waitFor(() => expect(remark().value).toBe('On Monday'));
    expect(screen.getByRole('tab', { selected: true, hidden: true }).textContent).toBe('Promotions');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await mounted?.unmount();

    await openAs('lost1');
    await screen.findByText(EN['rewards.empty']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await customerDrafts('demo', 'lost1').read('reward-2')).toEqual({ remark: 'On Monday' });
  });

  it('saves nothing once its member has signed out', async () => {
    const end = await openAs('ended1');
    await write('On Monday');
    await end({ status: 'visitor' });
    expect(await customerDrafts('demo', 'ended1').read('reward-2')).toEqual({});
  });

  it('is not open again when the promotion was decided meanwhile, or without input', async () => {
    const lose = await openAs('lost3');
    await write('On Monday');
    await lose();
    const loseAgain = await openAs('lost3', [offer('2', { status: 'PENDING' })]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Promotions' }));
    await within(await card('Offer 2')).findByText('In review');
    expect(screen.queryByRole('dialog')).toBeNull();
    await loseAgain();

    const loseEmpty = await openAs('lost4');
    await userEvent.click(await screen.findByRole('tab', { name: 'Promotions' }));
    await applyFor('Offer 2');
    await loseEmpty();
    await openAs('lost4');
    await screen.findByText(EN['rewards.empty']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('four pictures at once have one message, also after a picture was missed, and three are taken', async () => {
  const host = await promotions([offer('1', { imageRequired: 'Y' })]);
  await applyFor('Offer 1');
  await send();
  await screen.findByText(EN.not_empty);
  await choose(Array.from({ length: 4 }, () => [pngFile()] as const));
  await screen.findByText(EN.activity_apply_remark_limit4);
  expect(screen.queryByText(EN.not_empty)).toBeNull();
  await send();
  await waitFor(() => expect(calls(host, 'rewards.apply')).toHaveLength(1));
  expect((calls(host, 'rewards.apply')[0] as { pictures: Blob[] }).pictures).toHaveLength(3);
});

test('lists and flags are GET, the signup reward is POST [RWD-17]', () => {
  const called = [rewardsList, memberPromotions, promoCodeEnabled, rewardsApply].map(({ method, path }) => [
    method,
    path,
  ]);
  expect(called).toEqual([
    ['GET', '/wps/relay/MCSFE_getClaimList'],
    ['GET', '/wps/relay/MCSFE_getAvailablePromotions'],
    ['GET', '/wps/relay/MCSFE_getPromoCodeEnable'],
    ['POST', '/wps/relay/MCSFE_getSignUpRequestReward'],
  ]);
});

test('promotions are counted by seven kinds [RWD-20]', () => {
  expect(promotionCounts).toEqual(['MANUAL', 'RAFFLE', 'TICKET', 'REGISTER', 'LOGIN', 'SAVIOR', 'MISSION_MANUAL']);
});

test.each([
  [99, '99'],
  [100, '•••'],
])('%d unread promotions read %s [RWD-21]', (count, shown) => {
  expect(badgeText(count)).toBe(shown);
});

test('the list says that it is empty, and offers another try after a failure', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? fails('server_error') : []));
  await screen.findByText(EN['rewards.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(EN['rewards.empty']);
});

test('an entry without a title, with an unknown status or a negative amount is shown without them, beside the others', async () => {
  await open(
    [
      offer('1', { title: null, status: 'EXPIRED', amount: '-5.00', completed: -3, total: '12', type: 'newbieTask' }),
      offer('2', { status: 'claimable', amount: 8, type: 'newbieTask' }),
      { type: 'newbieTask', title: 'No id' },
    ],
    { tab: 'newbieTask' },
  );
  const first = await card('Reward');
  expect(first.textContent).not.toContain('5.00');
  within(first).getByText('0 / 12');
  expect(within(first).getByRole('button', { name: 'Claim' })).toHaveProperty('disabled', true);
  const second = await card('Offer 2');
  expect(second.textContent).toContain('8.00');
  expect(within(second).getByRole('button', { name: 'Claim' })).toHaveProperty('disabled', false);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
