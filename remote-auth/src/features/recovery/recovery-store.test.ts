import { fails, type FakeAnswer } from '@atrium/contract/testing';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { RecoveryStore } from './recovery-store';

function recovery(method: 'mobile' | 'email', answer: FakeAnswer = null) {
  const host = authHost({ answers: { 'password.byEmail': answer, 'password.bySms': answer } });
  const store = new RecoveryStore(host, method, ' mei88 ');
  const said = () => host.records.messages.map(({ kind, message }) => [kind, message.text]);
  const sent = () => host.records.calls.map(({ endpoint, request }) => [endpoint, request]);
  return { host, store, said, sent };
}

it.each([
  ['mobile', 'mobileNumber', '1380013800', 'password.bySms', 'forgot.sentBySms', 'br_enright_cphone'],
  ['email', 'email', 'mei@example.test', 'password.byEmail', 'forgot.sentByEmail', 'in_email_incorrect'],
] as const)(
  'by %s: %s names what is missing, then sends and confirms',
  async (method, key, value, endpoint, sent, missing) => {
    const page = recovery(method);
    expect((await page.store.submit())?.key).toBe(key);
    expect([page.said(), page.sent(), page.store.status]).toEqual([[['notice', missing]], [], 'idle']);
    page.store.form.field(key).type(value);
    expect(await page.store.submit()).toBeUndefined();
    expect(page.sent()).toEqual([[endpoint, { username: 'mei88', [key]: value }]]);
    expect(page.said().at(-1)).toEqual(['notice', EN[sent]]);
    expect([page.store.status, page.store.busy]).toEqual(['sent', false]);
  },
);

it('sends once, however often the button is pressed', async () => {
  let answer = (_value: unknown) => {};
  const { store, sent } = recovery('email', () => new Promise((resolve) => (answer = resolve)));
  store.form.field('email').type('mei@example.test');
  const submitted = store.submit();
  const again = store.submit();
  expect([store.busy, sent().length]).toEqual([true, 1]);
  answer(null);
  await Promise.all([submitted, again]);
  expect([store.status, sent().length]).toEqual(['sent', 1]);
});

it('a failed call confirms nothing; an unexpected error is reported', async () => {
  const failed = recovery('email', fails('server_error'));
  failed.store.form.field('email').type('mei@example.test');
  await failed.store.submit();
  expect([failed.said(), failed.store.status, failed.host.records.errors]).toEqual([[], 'idle', []]);

  const broken = recovery('email', () => Promise.reject(new TypeError('broken')));
  broken.store.form.field('email').type('mei@example.test');
  await broken.store.submit();
  expect([broken.said(), broken.store.status]).toEqual([[['warning', EN['unknown_error']]], 'idle']);
  expect(broken.host.records.errors).toHaveLength(1);
});
