import 'fake-indexeddb/auto';
import type { SessionState } from '@atrium/contract';
import { reactView } from '@atrium/contract/react';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { customerDrafts } from '@atrium/ui/drafts';
import userEvent from '@testing-library/user-event';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { makeRule, type FieldSetting } from './field-setting';
import { ValidatedField } from './validated-field';
import { useForm } from './use-form';

const fields: FieldSetting[] = [
  {
    key: 'username',
    label: 'signIn.username',
    purpose: 'username',
    rule: makeRule('username', { acceptedPattern: '[A-Za-z0-9]+', minLength: 6, maxLength: 13 }),
  },
  {
    key: 'password',
    label: 'signIn.password',
    purpose: 'new-password',
    secret: true,
    rule: makeRule('password', { minLength: 6, maxLength: 16, message: 'Choose a longer one.' }),
  },
  {
    key: 'mobile',
    label: 'captcha.label',
    purpose: 'phone',
    digits: true,
    rule: makeRule('mobile', { required: false, acceptedPattern: '\\d+', minLength: 11, maxLength: 11 }),
  },
];

function Form() {
  const form = useForm({ name: 'test', fields });
  return form.fields.map((field) => <ValidatedField key={field.key} field={field} />);
}
const view = reactView(Form);

function UpdateForm() {
  const form = useForm({
    name: 'update',
    mode: 'update',
    fields: [
      { ...fields[0]!, rule: makeRule('username', { required: true, updateRequired: false, maxLength: 13 }) },
      { ...fields[2]!, rule: makeRule('mobile', { required: false, updateRequired: true, maxLength: 11 }) },
    ],
  });
  return form.fields.map((field) => <ValidatedField key={field.key} field={field} />);
}

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  sessionStorage.clear();
});

const user = userEvent.setup();
const input = (key: string) => document.querySelector<HTMLInputElement>(`input[name="${key}"]`) as HTMLInputElement;
const stateOf = (key: string) => input(key).closest('[data-state]')?.getAttribute('data-state');
const said = (key: string) =>
  (input(key).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function open(options: Parameters<typeof authHost>[0] = {}) {
  const host = authHost({ texts: { EN, CN }, ...options });
  mounted = await mountView(view, host);
  await waitFor(() => expect(input('username')).toBeTruthy());
  return host;
}

describe('a validated field', () => {
  it('shows whether it is valid once it is left, and not before [REG-30]', async () => {
    await open();
    await user.type(input('username'), 'mei');
    expect(stateOf('username')).toBe('untouched');
    await user.tab();
    expect(stateOf('username')).toBe('error');
    expect(input('username').getAttribute('aria-invalid')).toBe('true');
    await user.type(input('username'), '8888');
    await user.tab();
    expect(stateOf('username')).toBe('right');
    expect(screen.getByText(EN['form.right'])).toBeTruthy();
    expect(input('username').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows a hint with its label, its length and what its pattern allows [REG-31]', async () => {
    const host = await open();
    expect(said('username')).toBe('Username: 6-13 characters, letters or digits');
    expect(said('mobile')).toContain('11 characters, digits only');
    host.language.current.set('CN');
    await waitFor(() => expect(said('username')).toBe('用户名：6-13位，字母或数字'));
  });

  it('in update mode may be empty unless the rule requires it for updates [REG-27]', async () => {
    mounted = await mountView(reactView(UpdateForm), authHost({ texts: { EN } }));
    await waitFor(() => expect(input('username')).toBeTruthy());
    await user.click(input('username'));
    await user.click(input('mobile'));
    await user.tab();
    expect([stateOf('username'), stateOf('mobile')]).toEqual(['untouched', 'error']);
    expect(['username', 'mobile'].map((key) => input(key).getAttribute('aria-required'))).toEqual([null, 'true']);
    expect(screen.getByText(EN['form.optional'].replace('{{label}}', EN['signIn.username']))).toBeTruthy();
  });

  it("shows the merchant's message, else the rule, as the field's description [REG-28] [REG-29]", async () => {
    await open();
    await user.type(input('username'), 'mei_88');
    await user.type(input('password'), '12345');
    await user.tab();
    expect(said('username')).toBe('Please use 6-13 characters, letters or digits.');
    expect(said('password')).toBe('Choose a longer one.');
  });

  it('is invalid when empty, unless it is optional', async () => {
    await open();
    for (const key of ['username', 'mobile']) {
      await user.click(input(key));
      await user.tab();
    }
    expect([stateOf('username'), stateOf('mobile')]).toEqual(['error', 'untouched']);
  });

  it('keeps only digits if it is numeric, also when pasted or full-width', async () => {
    await open();
    await user.click(input('mobile'));
    await user.paste('138-0013 ８０００x');
    expect(input('mobile').value).toBe('13800138000');
    expect(input('mobile').inputMode).toBe('tel');
  });

  it('supports password managers and pasting', async () => {
    await open();
    expect([input('username').autocomplete, input('password').autocomplete]).toEqual(['username', 'new-password']);
    await user.click(input('password'));
    await user.paste('long enough');
    expect(input('password').value).toBe('long enough');
  });
});

describe('form input', () => {
  it('survives a language change', async () => {
    const host = await open();
    await user.type(input('username'), 'mei888');
    host.language.current.set('CN');
    await screen.findByLabelText('用户名');
    expect(input('username').value).toBe('mei888');
  });

  it('is restored after a reload in the same tab, except passwords', async () => {
    await open();
    await user.type(input('username'), 'mei888');
    await user.type(input('password'), 'Secret88');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Secret88');
    await mounted?.unmount();
    await open();
    await waitFor(() => expect(input('username').value).toBe('mei888'));
    expect(input('password').value).toBe('');
  });

  it('is saved once for each change of it, and not again for a password', async () => {
    await open();
    await user.type(input('username'), 'mei888');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    jest.useFakeTimers();
    const saved = jest.spyOn(Storage.prototype, 'setItem');
    try {
      fireEvent.input(input('password'), { target: { value: 'Secret88' } });
      jest.advanceTimersByTime(1000);
      expect(saved).not.toHaveBeenCalled();
      fireEvent.input(input('username'), { target: { value: 'mei8889' } });
      jest.advanceTimersByTime(1000);
      expect(saved.mock.calls).toEqual([['atrium.demo.draft.test', '{"username":"mei8889"}']]);
    } finally {
      saved.mockRestore();
      jest.useRealTimers();
    }
  });

  it('is restored for the same customer after a lost session, and for no one else', async () => {
    const session = (id: string): SessionState => ({
      status: 'signed-in',
      customer: { id, account: 'mei88', nickname: 'Mei', kind: 0 },
    });
    const host = await open({ session: session('7') });
    host.session.state.set({ status: 'lost', reason: 'CUSTOMER_NOT_LOGIN' });
    await user.type(input('username'), 'mei888');
    await waitFor(async () => expect(await customerDrafts('demo', '7').read('test')).toEqual({ username: 'mei888' }));
    await mounted?.unmount();
    sessionStorage.clear();
    localStorage.clear();

    await open({ session: session('8') });
    expect(await customerDrafts('demo', '8').read('test')).toEqual({});
    expect(input('username').value).toBe('');
    await mounted?.unmount();
    await open({ session: session('7') });
    await waitFor(() => expect(input('username').value).toBe('mei888'));
  });

  it('asks before the page is left, until the form is empty', async () => {
    const host = await open();
    expect(host.navigation.holds.size).toBe(0);
    await user.type(input('username'), 'm');
    expect([...host.navigation.holds]).toEqual(['draft']);
    await user.clear(input('username'));
    expect(host.navigation.holds.size).toBe(0);
  });
});
