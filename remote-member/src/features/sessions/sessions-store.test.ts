import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { memberHost } from '../../testing/member-host';
import { deviceName, isHandheld } from './device-name';
import { SessionsStore } from './sessions-store';

const session = (id: string, current: boolean) => ({
  id,
  system: `System ${id}`,
  browser: `Browser ${id}`,
  address: `203.0.113.${id}`,
  createdAt: Date.UTC(2026, 0, 2),
  usedAt: Date.UTC(2026, 0, 3),
  current,
});

function sessions(answers: FakeHostOptions['answers'] = {}, replies: FakeHostOptions['replies'] = {}) {
  const host = memberHost({ answers, replies });
  const asked = () =>
    host.records.calls.map(({ endpoint, request }) => [endpoint.replace('member.', ''), request] as const);
  return { host, store: new SessionsStore(host), asked };
}

it('counts the sessions elsewhere, none before the list is loaded', async () => {
  const list = { sessions: [session('7', true), session('8', false), session('9', false)], last: null };
  const { store } = sessions({ 'member.sessions': list });
  expect(store.others).toBe(0);
  await store.load();
  expect(store.others).toBe(2);
});

it('one session is ended by its id and confirmed, without a question', async () => {
  const { host, store, asked } = sessions();
  await store.end('9');
  expect(asked()).toEqual([
    ['endSession', { id: '9' }],
    ['sessions', {}],
  ]);
  expect(host.records.toasts).toEqual([{ kind: 'success', text: 'That device has been signed out.' }]);
  expect(host.records.messages).toEqual([]);
});

it('all others are ended after a question that names the consequence', async () => {
  const { host, store, asked } = sessions();
  await store.endOthers();
  expect(host.records.messages).toEqual([
    {
      kind: 'confirm',
      message: {
        title: 'Sign out everywhere else',
        text: 'All other devices must sign in again. Anything unfinished there will be lost.',
        confirm: 'Sign out everywhere else',
        cancel: 'Cancel',
        danger: true,
      },
    },
  ]);
  expect(asked().map(([endpoint]) => endpoint)).toEqual(['endOtherSessions', 'sessions']);
  expect(host.records.toasts).toEqual([{ kind: 'success', text: 'All other devices have been signed out.' }]);
});

it('a second press while a sign-out runs does nothing; the next one after it works', async () => {
  let answer = (_value: unknown) => {};
  const { store, asked } = sessions({ 'member.endSession': () => new Promise((resolve) => (answer = resolve)) });
  expect(store.busy).toBe(false);
  const ending = store.end('8');
  expect(store.busy).toBe(true);
  const other = store.end('9');
  expect(asked()).toEqual([['endSession', { id: '8' }]]);
  await Promise.all([other, store.endOthers()]);
  expect(asked()).toHaveLength(1);
  answer(null);
  await ending;
  expect(store.busy).toBe(false);
  await store.endOthers();
  expect(asked().map(([endpoint]) => endpoint)).toEqual(['endSession', 'sessions', 'endOtherSessions', 'sessions']);
});

it('a failed sign-out confirms nothing and loads nothing', async () => {
  const { host, store, asked } = sessions({ 'member.endSession': fails('server_error') });
  await store.end('8');
  expect([asked().length, host.records.toasts, store.busy]).toEqual([1, [], false]);
});

it.each([
  [{ system: 'Android', browser: 'Chrome' }, 'Chrome on Android', true],
  [{ system: 'iOS', browser: 'Safari' }, 'Safari on iOS', true],
  [{ system: 'iPadOS', browser: '' }, 'iPadOS', true],
  [{ system: '', browser: 'Firefox' }, 'Firefox', false],
  [{ system: 'Linux', browser: 'Edge' }, 'Edge on Linux', false],
  [{ system: '', browser: '' }, 'Unknown device', false],
])('the device %j is called %s; handheld: %p', (where, name, handheld) => {
  const { language } = memberHost();
  const device = { ...where, address: '203.0.113.7', at: 0 };
  expect([deviceName(device, language.text), isHandheld(device)]).toEqual([name, handheld]);
});
