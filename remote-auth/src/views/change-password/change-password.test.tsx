import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import changePassword from './index';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(answers: FakeHostOptions['answers']) {
  const customer = { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 };
  const host = authHost({ placement: 'over', session: { status: 'signed-in', customer }, answers });
  mounted = await mountView(changePassword, host);
  await screen.findByRole('heading', { name: EN['title.changePassword'] });
  return { host, user: userEvent.setup() };
}

const labels = () => [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
const requests = (host: Awaited<ReturnType<typeof open>>['host']) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'password.change').map(({ request }) => request);

describe('password change', () => {
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

  it('focuses the invalid field', async () => {
    const { user } = await open({ 'member.security': {}, 'password.change': fails('password_incorrect') });
    const old = await screen.findByLabelText(EN['passwords.old']);
    await user.type(old, 'Guess0000');
    await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
    await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(old));
    expect(old.getAttribute('aria-invalid')).toBe('true');
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
