import { fails, type FakeAnswer, type FakeHostOptions } from '@atrium/contract/testing';
import { passwordChange } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { makeRule } from '../form/field-setting';
import { fieldFault } from '@atrium/api';
import { ChangePasswordStore, type ChangeOptions } from './change-password-store';
import { passwordRule } from './password-rule';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const letters: RegistrationRule = makeRule('password', {
  acceptedPattern: '[A-Za-z0-9]+',
  minLength: 6,
  maxLength: 16,
});

function change(answer: FakeAnswer = null, options: ChangeOptions = {}, registration = [letters]) {
  const settings: FakeHostOptions['settings'] = { registration };
  const host = authHost({ settings, answers: { 'password.change': answer } });
  const store = new ChangePasswordStore(host, options);
  const type = (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) store.form.find(key)?.type(value);
  };
  const right = { oldPassword: 'Atrium88', newPassword: 'Changed99', confirmNewPassword: 'Changed99' };
  type(right);
  const calls = () => host.records.calls.map(({ request }) => request);
  return { host, store, type, right, calls };
}

describe('password change', () => {
  it('sends the three values, encrypted, to the specified call [PWD-01] [PWD-02]', async () => {
    const { store, right, host } = change();
    await store.submit();
    expect(host.records.calls).toEqual([{ endpoint: 'password.change', request: right }]);
    expect(passwordChange).toMatchObject({ method: 'POST', path: '/wps/member/password', encrypted: true });
  });

  it.each([['short'], ['with space'], ['seventeencharacte']])(
    'refuses %s by the registration rule [PWD-03]',
    async (newPassword) => {
      const { host, store, type, calls } = change();
      type({ newPassword, confirmNewPassword: newPassword });
      expect((await store.submit())?.key).toBe('newPassword');
      expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_password_incorrect' } }]);
      expect(calls()).toEqual([]);
    },
  );

  it('refuses a different confirmation, with both messages [PWD-04]', async () => {
    const { host, store, type, calls } = change();
    type({ confirmNewPassword: 'Changed98' });
    const wrong = await store.submit();
    expect([wrong?.key, wrong?.externalError]).toEqual(['confirmNewPassword', { text: 'passwords.inconsistent' }]);
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_confirmation_correct' } }]);
    expect(calls()).toEqual([]);
  });

  it('sends the default password as the old one without asking for it [PWD-05]', async () => {
    const { store, calls, right } = change(null, { defaultPassword: () => Promise.resolve('given-7') });
    expect(store.form.find('oldPassword')).toBeUndefined();
    await store.submit();
    expect(calls()).toEqual([{ ...right, oldPassword: 'given-7' }]);
  });

  it('sends at most one request in three seconds [PWD-06]', async () => {
    const { store, type, calls } = change(fails('password_incorrect'));
    const first = store.submit();
    await store.submit();
    await first;
    type({ oldPassword: 'Atrium89' });
    const again = store.submit();
    await store.submit();
    await jest.advanceTimersByTimeAsync(2999);
    expect(calls()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await again;
    expect(calls()).toHaveLength(2);
    expect(passwordChange.throttle).toBe(3000);
  });

  it('reads only the success flag and confirms it [PWD-07]', async () => {
    const { host, store } = change({ anything: 'at all' });
    expect(await store.submit()).toBeUndefined();
    expect(store.status).toBe('changed');
    expect(host.records.toasts).toEqual([{ kind: 'success', text: EN['passwords.changed'] }]);
  });

  it.each([
    ['password_incorrect', 'oldPassword', 'passwords.wrong'],
    ['password_unchanged', 'newPassword', 'passwords.unchanged'],
  ])("shows the server's refusal at its field: %s", async (key, field, text) => {
    const { store } = change(fails(key));
    const wrong = await store.submit();
    expect([wrong?.key, wrong?.externalError, store.status]).toEqual([field, { text }, 'idle']);
  });

  it('shows a refused default password as a warning, since it has no field', async () => {
    const given = { defaultPassword: () => Promise.resolve('given-7') };
    const { host, store } = change(fails('password_incorrect'), given);
    expect(await store.submit()).toBeUndefined();
    expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['passwords.wrong'] } }]);
    expect(store.status).toBe('idle');
  });

  it('names the old password if that is missing, and sends the token of a pending session', async () => {
    const { host, store, type } = change(null, { authorization: 'pending-7' });
    type({ oldPassword: '' });
    expect((await store.submit())?.key).toBe('oldPassword');
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_incorrect_password' } }]);
    type({ oldPassword: 'Atrium88' });
    await store.submit();
    expect(host.records.calls).toMatchObject([{ authorization: 'pending-7' }]);
  });

  it('clears the mark of a default password once it is changed, and not before', async () => {
    sessionStorage.setItem('defaultPassword', 'proof-7');
    const refused = change(fails('password_unchanged'));
    await refused.store.submit();
    expect(sessionStorage.getItem('defaultPassword')).toBe('proof-7');
    const { store } = change();
    await store.submit();
    expect(sessionStorage.getItem('defaultPassword')).toBeNull();
  });

  it('by a mailed link sends its token in place of the old password, or says that the link is used up', async () => {
    const { host, store, right } = change(null, { recoveryToken: 'mailed-7' });
    expect(store.form.find('oldPassword')).toBeUndefined();
    await store.submit();
    const { newPassword, confirmNewPassword } = right;
    expect(host.records.calls).toEqual([
      { endpoint: 'password.reset', request: { token: 'mailed-7', newPassword, confirmNewPassword } },
    ]);
    expect([store.status, host.records.toasts.length]).toEqual(['changed', 1]);

    const used = authHost({ answers: { 'password.reset': fails('recovery_link_invalid') } });
    const late = new ChangePasswordStore(used, { recoveryToken: 'mailed-7' });
    for (const key of ['newPassword', 'confirmNewPassword']) late.form.field(key).type('Changed99');
    await late.submit();
    expect([late.status, late.busy, used.records.toasts]).toEqual(['link-invalid', true, []]);
  });

  it('can be retried after any other failure', async () => {
    const { store } = change(fails('server_error'));
    expect(await store.submit()).toBeUndefined();
    expect(store.status).toBe('idle');
  });
});

describe('new password rule', () => {
  it.each([
    [5, 'length'],
    [6, undefined],
    [12, undefined],
    [13, 'length'],
  ])('accepts %s characters: %s, without a registration rule [PWD-21]', (length, fault) => {
    expect(fieldFault(passwordRule([]), 'x'.repeat(length))).toBe(fault);
    expect(fieldFault(passwordRule([{ ...letters, enabled: false }]), 'x'.repeat(length))).toBe(fault);
  });

  it('requires a password even if registration does not, as the form updates a stored value [REG-27]', async () => {
    for (const updateRequired of [true, false]) {
      const { host, store, type } = change(null, {}, [{ ...letters, required: false, updateRequired }]);
      type({ newPassword: '', confirmNewPassword: '' });
      expect((await store.submit())?.key).toBe('newPassword');
      expect(host.records.messages).toMatchObject([{ message: { text: 'in_password_incorrect' } }]);
      expect(host.records.calls).toEqual([]);
    }
  });
});
