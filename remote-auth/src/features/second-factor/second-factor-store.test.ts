import { fails, type FakeAnswer } from '@atrium/contract/testing';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { SecondFactorStore } from './second-factor-store';

const first = { username: 'mei88', password: 'Atrium88' };

function secondFactor(answer: FakeAnswer = { token: 'granted' }) {
  const host = authHost({ answers: { 'session.verification': answer } });
  const continueWith = jest.fn(() => Promise.resolve());
  const store = new SecondFactorStore(host, { continueWith }, first);
  const said = () => host.records.messages.map(({ kind, message }) => [kind, message.text]);
  const sent = () =>
    host.records.calls.filter(({ endpoint }) => endpoint === 'session.verification').map(({ request }) => request);
  return { host, store, continueWith, said, sent };
}

function byText(store: SecondFactorStore) {
  store.choose('sms');
  store.type('mobileNum', '13800138000');
  store.type('verificationCode', '123456');
  store.type('authCode', '492039');
  store.type('email', '731905');
}

it('starts with the first tab, empty; an unknown tab changes nothing', () => {
  const { store } = secondFactor();
  expect([store.chosen.id, store.asking, store.wrong]).toEqual(['payeeName', false, undefined]);
  expect(store.values).toEqual({ payeeName: '', mobileNum: '', verificationCode: '', authCode: '', email: '' });
  store.choose('ga');
  store.choose('letter');
  expect(store.chosen.id).toBe('ga');
});

it('names the first empty field and sends nothing, until that field is edited or the tab is left', async () => {
  const { store, sent } = secondFactor();
  store.choose('sms');
  expect(await store.submit()).toBe('mobileNum');
  expect(store.wrong).toEqual({ field: 'mobileNum', reason: 'missing' });
  store.type('verificationCode', '123456');
  expect(store.wrong).toEqual({ field: 'mobileNum', reason: 'missing' });
  store.type('mobileNum', ' ');
  expect(store.wrong).toBeUndefined();
  await store.submit();
  store.choose('email');
  expect([store.wrong, sent()]).toEqual([undefined, []]);
});

it('a code needs a number first', () => {
  const { store } = secondFactor();
  store.type('mobileNum', '  ');
  expect([store.mobileForCode(), store.wrong]).toEqual([undefined, { field: 'mobileNum', reason: 'missing' }]);
  store.type('mobileNum', ' 13800138000 ');
  expect([store.mobileForCode(), store.wrong]).toEqual(['13800138000', undefined]);
});

it('sends one attempt at a time, then says that it passed and continues', async () => {
  let answer = (_value: unknown) => {};
  const { host, store, sent, continueWith } = secondFactor(() => new Promise((resolve) => (answer = resolve)));
  byText(store);
  const submitted = store.submit(Promise.resolve('86'));
  const again = store.submit();
  expect(store.asking).toBe(true);
  while (sent().length === 0) await Promise.resolve();
  answer({ token: 'granted' });
  expect(await Promise.all([submitted, again])).toEqual([undefined, undefined]);
  expect(sent()).toEqual([
    { ...first, method: 'S', mobileNum: '13800138000', verificationCode: '123456', countryDialingCode: '86' },
  ]);
  expect(host.records.toasts).toEqual([{ kind: 'success', text: EN['secondFactor.passed'] }]);
  expect(continueWith.mock.calls).toMatchObject([
    [{ kind: 'accepted', grant: { token: 'granted', account: 'mei88' } }],
  ]);
  expect(store.asking).toBe(false);
});

it('a refused code is cleared, its field marked and focused; names and numbers stay', async () => {
  const { store, said, continueWith } = secondFactor(fails('second_factor_failed', 'Not this code.'));
  byText(store);
  expect(await store.submit()).toBe('verificationCode');
  expect(said()).toEqual([['warning', 'Not this code.']]);
  expect(store.wrong).toEqual({ field: 'verificationCode', reason: 'refused' });
  expect(store.values).toEqual({
    payeeName: '',
    mobileNum: '13800138000',
    verificationCode: '',
    authCode: '',
    email: '',
  });
  expect([continueWith.mock.calls, store.asking]).toEqual([[], false]);
});

it.each([
  ['login_begin_again', false],
  ['login_failed', true],
  ['social_refused', false],
])('%s begins the sign-in again, with a captcha: %p', async (key, captcha) => {
  const { store, said, continueWith } = secondFactor(fails(key, 'Once more.', { captcha }));
  byText(store);
  expect(await store.submit()).toBeUndefined();
  expect(said()).toEqual([['warning', 'Once more.']]);
  expect(continueWith.mock.calls).toEqual([[{ kind: 'refused', captcha, reported: true }]]);
});

it('too many requests are explained here; other failures by the host only', async () => {
  const many = secondFactor(fails('TOO_MANY_REQUESTS'));
  byText(many.store);
  expect(await many.store.submit()).toBe('verificationCode');
  expect(many.said()).toEqual([['warning', EN['signIn.tooMany']]]);

  const other = secondFactor(fails('server_error'));
  byText(other.store);
  expect(await other.store.submit()).toBe('verificationCode');
  expect([other.said(), other.continueWith.mock.calls]).toEqual([[], []]);
});

it('a failure that asks for a captcha returns to the form, which has it', async () => {
  const { store, continueWith } = secondFactor(fails('server_error', 'No.', { captcha: true }));
  byText(store);
  expect(await store.submit()).toBeUndefined();
  expect(continueWith.mock.calls).toMatchObject([[{ kind: 'refused', captcha: true, key: 'server_error' }]]);
  expect(store.wrong).toBeUndefined();
});
