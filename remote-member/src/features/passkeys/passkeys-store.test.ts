import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { memberHost } from '../../testing/member-host';
import type { CreationResult } from './create-passkey';
import { PasskeysStore } from './passkeys-store';

const laptop = { id: 'kT4w', name: 'Laptop', createdAt: 1767225600000, usedAt: 1767312000000, synced: false };
const response = { id: 'nFq0', rawId: 'bkZxMA', type: 'public-key' };

function passkeys(
  options: FakeHostOptions = {},
  created: CreationResult | Error = { kind: 'created', response } as never,
) {
  const host = memberHost(options);
  const make = jest.fn(() => (created instanceof Error ? Promise.reject(created) : Promise.resolve(created)));
  const asked = () =>
    host.records.calls.map(({ endpoint, request }) => [endpoint.replace('member.', ''), request] as const);
  return { host, store: new PasskeysStore(host, make), make, asked };
}

it('a passkey is added by the options of the server, then the list is loaded again', async () => {
  const { host, store, make, asked } = passkeys({ answers: { 'member.beginPasskey': { challenge: 'c7Yt' } } });
  expect(await store.add('Laptop')).toBe(true);
  expect(make.mock.calls).toEqual([[{ challenge: 'c7Yt' }]]);
  expect(asked()).toEqual([
    ['beginPasskey', {}],
    ['addPasskey', { name: 'Laptop', response }],
    ['passkeys', {}],
  ]);
  expect(host.records.toasts).toEqual([{ kind: 'success', text: 'The passkey Laptop has been added.' }]);
});

it.each([
  ['exists', 'This device already has a passkey for your account.'],
  ['cancelled', 'This device did not create a passkey.'],
] as const)('none is added where the browser answers %s, and the player reads why', async (kind, text) => {
  const { host, store, asked } = passkeys({}, { kind });
  expect(await store.add('Laptop')).toBe(false);
  expect(asked().map(([endpoint]) => endpoint)).toEqual(['beginPasskey']);
  expect(host.records.toasts).toEqual([{ kind: 'warning', text }]);
});

it('a removal names the passkey and what it means, and waits for the answer', async () => {
  const { host, store, asked } = passkeys();
  expect(await store.remove(laptop)).toBe(true);
  expect(host.records.messages).toEqual([
    {
      kind: 'confirm',
      message: {
        title: 'Remove this passkey?',
        text: 'Laptop can no longer be used to sign in.',
        confirm: 'Remove',
        cancel: 'Cancel',
        danger: true,
      },
    },
  ]);
  expect(asked()).toEqual([
    ['removePasskey', { id: 'kT4w' }],
    ['passkeys', {}],
  ]);
});

it('a removal that is declined, or stopped at the password, removes none', async () => {
  const declined = passkeys({ replies: { confirm: false } });
  expect(await declined.store.remove(laptop)).toBe(false);
  expect(declined.asked()).toEqual([]);

  const { store, asked } = passkeys({ answers: { 'member.removePasskey': fails('password_verification_needed') } });
  const removal = store.remove(laptop);
  while (!store.passwordCheck.open) await Promise.resolve();
  store.passwordCheck.cancel();
  expect(await removal).toBe(false);
  expect(asked().map(([endpoint]) => endpoint)).toEqual(['removePasskey']);
});

it('a second press while a change runs does nothing; the next one after it works', async () => {
  let answer = (_value: unknown) => {};
  const { store, asked } = passkeys({
    answers: { 'member.renamePasskey': () => new Promise((resolve) => (answer = resolve)) },
  });
  expect(store.busy).toBe(false);
  const renaming = store.rename('kT4w', 'Old laptop');
  expect(store.busy).toBe(true);
  const others = [store.rename('nFq0', 'Phone'), store.remove(laptop), store.add('Tablet')];
  expect(asked()).toEqual([['renamePasskey', { id: 'kT4w', name: 'Old laptop' }]]);
  expect(await Promise.all(others)).toEqual([false, false, false]);
  answer(null);
  expect(await renaming).toBe(true);
  expect(store.busy).toBe(false);
  expect(await store.remove(laptop)).toBe(true);
});

it('a failed call leaves the list, and another try is possible', async () => {
  const answers = { 'member.renamePasskey': fails('server_error') };
  const { store, asked } = passkeys({ answers });
  expect(await store.rename('kT4w', 'Old laptop')).toBe(false);
  expect(store.busy).toBe(false);
  expect(asked().map(([endpoint]) => endpoint)).toEqual(['renamePasskey']);
});

it('an unexpected error of the browser is not hidden', async () => {
  const { store } = passkeys({}, new Error('no device'));
  await expect(store.add('Laptop')).rejects.toThrow('no device');
  expect(store.busy).toBe(false);
});
