import { CallError } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import changePassword from './index';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  sessionStorage.clear();
});

async function open(answers: FakeHostOptions['answers']) {
  const customer = { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 };
  const host = authHost({ placement: 'over', session: { status: 'signed-in', customer }, texts: { EN, CN }, answers });
  mounted = await mountView(changePassword, host);
  await screen.findByRole('heading', { name: EN['title.changePassword'] });
  return { host, user: userEvent.setup() };
}

const labels = () => [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
const requests = (host: Awaited<ReturnType<typeof open>>['host']) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'password.change').map(({ request }) => request);

describe('password change', () => {
  it.each([
    [
      'which the host only logs, in the form',
      { endpoint: 'password.change', status: 502, handled: true },
      EN['passwords.unclear'],
    ],
    ['which the host shows, not once more', { endpoint: 'password.change', status: 500, handled: true }, ''],
  ])('tells of a failed call %s, keeps the input, and forgets it with the next attempt', async (_, details, told) => {
    let isFirst = true;
    const change = () => {
      if (!isFirst) return null;
      isFirst = false;
      throw new CallError(`http-${details.status}`, 'no clear answer', details);
    };
    const { host, user } = await open({ 'member.security': { loginPassword: true }, 'password.change': change });
    await user.type(await screen.findByLabelText(EN['passwords.old']), 'Atrium88');
    await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');

    const button = screen.getByRole('button', { name: EN['passwords.submit'] });
    await waitFor(() => expect(requests(host)).toHaveLength(1));
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    const status = document.querySelector('form > [role=status]');
    expect(status?.textContent).toBe(told);
    expect(screen.getByLabelText<HTMLInputElement>(EN['passwords.old']).value).toBe('Atrium88');
    expect(host.records.closed).toEqual([]);

    await user.click(button);
    await waitFor(() => expect(status?.textContent).toBe(''));
  });

  it('asks for the old password and twice for the new one, and closes with the result [PWD-01] [PWD-07]', async () => {
    const { host, user } = await open({ 'member.security': { loginPassword: true } });
    await user.type(await screen.findByLabelText(EN['passwords.old']), 'Atrium88');
    expect(labels()).toEqual([EN['passwords.old'], EN['passwords.new'], EN['passwords.confirm']]);
    await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
    await waitFor(() => expect(host.records.closed).toEqual(['changed']));
    expect(host.records.toasts).toEqual([{ kind: 'success', text: EN['passwords.changed'] }]);
  });

  it('does not ask for the default password, which only the server knows [PWD-05]', async () => {
    const { host, user } = await open({
      'member.security': { loginPassword: true, defaultPassword: true },
      'password.default': { password: 'given-7' },
    });
    await user.type(await screen.findByLabelText(EN['passwords.new']), 'Changed99');
    expect(labels()).toEqual([EN['passwords.new'], EN['passwords.confirm']]);
    expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('password.default');
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
    await waitFor(() => expect(requests(host)).toHaveLength(1));
    expect(requests(host)[0]).toMatchObject({ oldPassword: 'given-7' });
  });

  it('does not ask for it in a session marked at sign-in, before a back end that says nothing [PWD-05]', async () => {
    sessionStorage.setItem('defaultPassword', 'proof-of-given-8');
    const { host, user } = await open({
      'member.security': {},
      'session.defaultPassword': ({ proof }: { proof: string }) =>
        proof === 'proof-of-given-8' ? { password: 'given-8' } : {},
    });
    await user.type(await screen.findByLabelText(EN['passwords.new']), 'Changed99');
    expect(labels()).toEqual([EN['passwords.new'], EN['passwords.confirm']]);
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
    await waitFor(() => expect(host.records.closed).toEqual(['changed']));
    expect(requests(host)).toEqual([
      { oldPassword: 'given-8', newPassword: 'Changed99', confirmNewPassword: 'Changed99' },
    ]);
    expect(sessionStorage.getItem('defaultPassword')).toBeNull();
  });

  it('asks for the old password if the mark is of another session', async () => {
    sessionStorage.setItem('defaultPassword', 'proof-of-another-session');
    await open({ 'member.security': {}, 'session.defaultPassword': {} });
    await screen.findByLabelText(EN['passwords.old']);
  });

  it('focuses the invalid field', async () => {
    const { user } = await open({ 'member.security': {}, 'password.change': fails('password_incorrect') });
    const old = await screen.findByLabelText(EN['passwords.old']);
    await user.type(old, 'Guess0000');
    await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(old));
    expect(old.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an objection beside a field in the language of the page', async () => {
    const { host, user } = await open({ 'member.security': {}, 'password.change': fails('password_incorrect') });
    await user.type(await screen.findByLabelText(EN['passwords.old']), 'Guess0000');
    await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
    const confirm = screen.getByLabelText(EN['passwords.confirm']);
    await user.type(confirm, 'Changed98{Enter}');
    await screen.findByText(EN['passwords.inconsistent']);
    host.language.current.set('CN');
    await screen.findByText(CN['passwords.inconsistent']);
    expect(screen.queryByText(EN['passwords.inconsistent'])).toBeNull();

    await user.type(confirm, '{Backspace}9{Enter}');
    await screen.findByText(CN['passwords.wrong']);
    host.language.current.set('EN');
    await screen.findByText(EN['passwords.wrong']);
  });

  it('offers a retry if the security status cannot be loaded', async () => {
    let failing = true;
    const { user } = await open({ 'member.security': () => (failing ? fails('server_error') : {}) });
    const retry = await screen.findByRole('button', { name: EN['passwords.retry'] });
    failing = false;
    await user.click(retry);
    await screen.findByLabelText(EN['passwords.old']);
  });
});
