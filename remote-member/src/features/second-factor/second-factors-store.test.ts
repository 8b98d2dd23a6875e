import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { memberHost } from '../../testing/member-host';
import { SecondFactorsStore } from './second-factors-store';

const codes = ['7Q3KD-M9TRX', 'ABCDE-FGHJK'];
const factors = (on: string, recoveryCodes: number) => ({
  methods: ['P', 'S', 'G', 'E'].map((method) => ({ method, on: method === on, ready: true })),
  recoveryCodes,
});
const key = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Demo:mei88?secret=JBSWY3DP' };

function secondFactors(answers: FakeHostOptions['answers'] = {}, replies: FakeHostOptions['replies'] = {}) {
  const host = memberHost({ answers, replies });
  const store = new SecondFactorsStore(host);
  const asked = () =>
    host.records.calls.map(({ endpoint, request }) => [endpoint.replace('member.', ''), request] as const);
  const on = () => store.list.value?.methods.filter((method) => method.on).map(({ method }) => method);
  return { host, store, asked, on };
}

const opened = async ({ passwordCheck }: SecondFactorsStore) => {
  while (!passwordCheck.open) await Promise.resolve();
};

it('switching on shows the answered factors and their codes, without a question', async () => {
  const { host, store, asked, on } = secondFactors({ 'member.setSecondFactor': { ...factors('E', 8), codes } });
  await store.toggle('E', true);
  expect(asked()).toEqual([['setSecondFactor', { method: 'E', on: true }]]);
  expect([on(), store.list.value?.recoveryCodes, store.codes]).toEqual([['E'], 8, codes]);
  expect(host.records.messages).toEqual([]);
  store.dismissCodes();
  expect(store.codes).toEqual([]);
});

it('switching off asks first, in plain words; so does the authenticator app', async () => {
  const { host, store, asked } = secondFactors({ 'member.setSecondFactor': { ...factors('', 0), codes: [] } });
  await store.toggle('G', false);
  expect(host.records.messages).toEqual([
    {
      kind: 'confirm',
      message: {
        title: 'Switch it off?',
        text: 'Your account will be less protected. Switching off the last one also invalidates your recovery codes.',
        confirm: 'Switch off',
        cancel: 'Cancel',
        danger: true,
      },
    },
  ]);
  expect(asked()).toEqual([['setSecondFactor', { method: 'G', on: false }]]);
});

it.each([
  ['a switch', 'setSecondFactor', (store: SecondFactorsStore) => store.toggle('S', true)],
  ['a key', 'beginAuthenticator', (store: SecondFactorsStore) => store.toggle('G', true)],
  ['new codes', 'renewRecoveryCodes', (store: SecondFactorsStore) => store.renewCodes()],
])('%s stopped at the password changes nothing', async (_what, endpoint, act) => {
  const { store, asked, on } = secondFactors({
    'member.secondFactors': factors('E', 7),
    [`member.${endpoint}`]: fails('password_verification_needed'),
  });
  await store.load();
  const acting = act(store);
  await opened(store);
  expect(store.busy).toBe(true);
  store.passwordCheck.cancel();
  await acting;
  expect([on(), store.codes, store.enrolment, store.busy]).toEqual([['E'], [], undefined, false]);
  expect(asked().map(([name]) => name)).toEqual(['secondFactors', endpoint]);
});

it('the key of the app is on only after its code; an empty code is not sent', async () => {
  const { store, asked, on } = secondFactors({
    'member.beginAuthenticator': key,
    'member.confirmAuthenticator': ({ authCode }: { authCode: string }) =>
      authCode === '492039' ? { ...factors('G', 10), codes } : fails('second_factor_failed'),
  });
  await store.toggle('G', true);
  expect([store.enrolment, store.invalidCode, on()]).toEqual([key, false, undefined]);
  expect([await store.confirm(''), store.invalidCode]).toEqual([false, true]);
  expect([await store.confirm('000000'), store.invalidCode, store.enrolment]).toEqual([false, true, key]);
  expect([await store.confirm('492039'), store.invalidCode, store.enrolment]).toEqual([true, false, undefined]);
  expect([on(), store.codes]).toEqual([['G'], codes]);
  expect(asked()).toEqual([
    ['beginAuthenticator', {}],
    ['confirmAuthenticator', { authCode: '000000' }],
    ['confirmAuthenticator', { authCode: '492039' }],
  ]);
});

it('closing the dialog drops the key and the error', async () => {
  const { store } = secondFactors({ 'member.beginAuthenticator': key });
  await store.toggle('G', true);
  await store.confirm('');
  store.cancelEnrolment();
  expect([store.enrolment, store.invalidCode]).toEqual([undefined, false]);
});

it('a second press while a change runs does nothing, and a failed call ends it', async () => {
  let answer = (_value: unknown) => {};
  const { store, asked } = secondFactors({
    'member.renewRecoveryCodes': () => new Promise((resolve) => (answer = resolve)),
  });
  const renewing = store.renewCodes();
  const others = [store.toggle('S', true), store.renewCodes(), store.confirm('492039')];
  expect([asked(), store.busy]).toEqual([[['renewRecoveryCodes', {}]], true]);
  await Promise.all(others);
  answer(fails('server_error'));
  await renewing;
  expect([store.busy, store.codes]).toEqual([false, []]);
});
