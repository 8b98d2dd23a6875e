import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import { makeRule } from '../form/field-setting';
import { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { SignInStore } from './sign-in-store';

/** What this browser remembers. */
function remembering({ username = '', password = '', protects = true } = {}) {
  return {
    lastUsername: () => username || undefined,
    canProtect: () => Promise.resolve(protects),
    password: jest.fn((name: string) => Promise.resolve(name === username && password ? password : undefined)),
    save: jest.fn(() => Promise.resolve()),
    forgetPassword: jest.fn(),
  };
}

function signIn(remembered = remembering(), options: FakeHostOptions = {}) {
  const host = authHost(options);
  const store = new SignInStore(host, new SignInFlow(host), remembered as never);
  const said = () => host.records.messages.map(({ kind, message }) => [kind, message.text]);
  const sent = () =>
    host.records.calls.filter(({ endpoint }) => endpoint === 'session.login').map((call) => call.request);
  return { host, store, remembered, said, sent };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const accepted = { answers: { 'session.login': { token: 'granted', defaultPassword: false } } };

it('fills in the last name and its password, and asks to keep it', async () => {
  const { store } = signIn(remembering({ username: 'mei88', password: 'Atrium88' }));
  store.start();
  await settled();
  expect([store.typed.username, store.typed.password, store.remember]).toEqual(['mei88', 'Atrium88', true]);
});

it('offers to remember only where the browser can protect a password', async () => {
  const [plain, without] = [signIn(), signIn(remembering({ username: 'mei88', password: 'x', protects: false }))];
  for (const { store } of [plain, without]) store.start();
  await settled();
  expect([plain.store.remember, without.store.remember]).toEqual([false, undefined]);
  expect([without.store.typed.password, without.remembered.password.mock.calls]).toEqual(['', []]);
});

it('keeps what was typed meanwhile, and fills in nothing once the form is left', async () => {
  const typed = signIn(remembering({ username: 'mei88', password: 'Atrium88' }));
  typed.store.type('password', 'Other77');
  typed.store.start();
  await settled();
  expect(typed.store.typed).toMatchObject({ username: 'mei88', password: 'Other77' });

  const left = signIn(remembering({ username: 'mei88', password: 'Atrium88' }));
  left.store.start()();
  await settled();
  expect([left.store.typed.password, left.store.remember]).toEqual(['', undefined]);
});

it('forgets the password when the box is unchecked, not when it is checked', () => {
  const { store, remembered } = signIn();
  store.setRemember(true);
  expect([store.remember, remembered.forgetPassword.mock.calls.length]).toEqual([true, 0]);
  store.setRemember(false);
  expect([store.remember, remembered.forgetPassword.mock.calls.length]).toEqual([false, 1]);
});

it.each([
  [true, true],
  [false, false],
  [undefined, false],
])('after a sign-in by name, remembers the password if that is asked for: %p → %p', async (remember, kept) => {
  const { store, remembered } = signIn(remembering(), accepted);
  store.remember = remember;
  store.type('username', ' mei88 ');
  store.type('password', 'Atrium88');
  await store.submit('username');
  expect(remembered.save.mock.calls).toEqual([[{ username: 'mei88', password: 'Atrium88', type: 'username' }, kept]]);
});

it('remembers nothing after a sign-in by number or code', async () => {
  for (const type of ['mobileNum', 'sms'] as const) {
    const { store, remembered, sent } = signIn(remembering(), accepted);
    store.remember = true;
    store.type('mobile', '138-0013 8000');
    store.type('password', 'Atrium88');
    store.type('code', '49 20');
    await store.submit(type);
    const password = type === 'sms' ? '4920' : 'Atrium88';
    expect(sent()).toEqual([{ username: '13800138000', password, type }]);
    expect(remembered.save).not.toHaveBeenCalled();
  }
});

it('names what is missing, until it is typed', async () => {
  const { store, said, sent } = signIn();
  expect(await store.submit('username')).toBe('username');
  expect([[...store.missing], said()]).toEqual([['username', 'password'], [['notice', 'in_incorrect_password']]]);
  store.type('username', 'mei88');
  expect([...store.missing]).toEqual(['password']);
  expect([await store.submit('username'), [...store.missing]]).toEqual(['password', ['password']]);
  expect(sent()).toEqual([]);
});

it('a number without a code needs no notice; a wrong number does', async () => {
  const { store, said } = signIn();
  store.type('mobile', '13800138000');
  expect([await store.submit('sms'), [...store.missing], said()]).toEqual(['code', ['code'], []]);
  store.type('mobile', '1380');
  expect([await store.submit('sms'), [...store.missing]]).toEqual(['mobile', ['mobile']]);
  expect(said()).toEqual([['notice', 'br_enright_cphone']]);
});

it('a field that was left says which rule it does not match, once it has a value', () => {
  const rule = makeRule('username', { acceptedPattern: '[a-z]+', minLength: 4, maxLength: 6 });
  const { store } = signIn(remembering(), { settings: { registration: [rule] } });
  store.leave('username');
  store.type('username', 'mei');
  expect(store.unmetRule('username')).toBeUndefined();
  store.leave('username');
  expect(store.unmetRule('username')).toMatchObject({ minLength: 4, maxLength: 6 });
  expect(store.unmetRule('password')).toBeUndefined();
  store.type('username', ' meili ');
  expect(store.unmetRule('username')).toBeUndefined();
  store.type('username', ' ');
  expect(store.unmetRule('username')).toBeUndefined();
});

it('a refusal reaches the form, and asks for a captcha that must be filled in next', async () => {
  const answer = fails('login_failed', 'No.', { captcha: true });
  const { store, host, sent } = signIn(remembering(), {
    answers: { 'session.login': answer, 'captcha.image': 'data:image/svg+xml;base64,PHN2Zy8+' },
  });
  store.type('username', 'mei88');
  store.type('password', 'Atrium88');
  const onRefused = jest.fn();
  await store.submit('username', onRefused);
  expect([onRefused.mock.calls, store.challenge.captcha.needed]).toEqual([[['login_failed']], true]);
  expect([await store.submit('username'), [...store.missing], sent().length]).toEqual(['captcha', ['captcha'], 1]);
  await settled();
  store.typeCaptcha(' k7qp ');
  expect([...store.missing]).toEqual([]);
  await store.submit('username');
  expect(sent()[1]).toMatchObject({ username: 'mei88', captcha: 'k7qp' });
  expect(host.records.grants).toEqual([]);
  store.challenge.stop();
});

it('sends one attempt at a time', async () => {
  let answer = (_value: unknown) => {};
  const { store, host, sent } = signIn(remembering(), {
    answers: { 'session.login': () => new Promise((resolve) => (answer = resolve)) },
  });
  store.type('username', 'mei88');
  store.type('password', 'Atrium88');
  const submitted = store.submit('username');
  const again = store.submit('username');
  await settled();
  expect([store.busy, sent().length]).toEqual([true, 1]);
  answer({ token: 'granted', defaultPassword: false });
  await Promise.all([submitted, again]);
  expect(host.records.grants).toHaveLength(1);
});
