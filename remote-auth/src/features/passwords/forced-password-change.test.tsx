import { defaultPasswordProof } from '@atrium/api';
import type { Fact } from '@atrium/contract';
import { fails, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';

let mounted: MountedView | undefined;
beforeAll(installDialogs);
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
  sessionStorage.clear();
});

const forced: Fact[] = ['switch:PWDEXPFORCECHANGE3'];
const answered = (changes: object) => ({ token: 'held-token', isAgent: 0, ...changes });

async function signIn(login: object, facts: Fact[] = forced, answers: FakeHostOptions['answers'] = {}) {
  const page = await SignInScreen.open(authHost({ facts, answers: { 'session.login': login, ...answers } }));
  mounted = page.view;
  await page.signIn('mei88', 'given-7');
  return page;
}

const dialog = () => screen.findByRole('dialog', { name: EN['title.changePassword'] });
const chooseAnother = async ({ user }: SignInScreen) => {
  await user.type(screen.getByLabelText(EN['passwords.new']), 'Changed99');
  await user.type(screen.getByLabelText(EN['passwords.confirm']), 'Changed99{Enter}');
};

describe('forced password change', () => {
  it('sends the typed default password as the old one, then begins the session [PWD-05] [PWD-07]', async () => {
    const page = await signIn(answered({ defaultPassword: true }));
    expect((await dialog()).textContent).toContain('Demo');
    expect(screen.queryByLabelText(EN['passwords.old'])).toBeNull();
    expect(page.host.records.grants).toEqual([]);
    await chooseAnother(page);
    await waitFor(() => expect(page.host.records.grants).toMatchObject([{ token: 'held-token', account: 'mei88' }]));
    expect(page.calls('password.change')).toEqual([
      { oldPassword: 'given-7', newPassword: 'Changed99', confirmNewPassword: 'Changed99' },
    ]);
    expect(screen.queryByRole('dialog', { name: EN['title.changePassword'] })).toBeNull();
  });

  it('tells the host of a first sign-in only once the password is changed [LOG-27] [LOG-30]', async () => {
    const page = await signIn(answered({ passwordExpired: true, firstTimeLogin: true }));
    await dialog();
    expect(page.host.records.grants).toEqual([]);
    await page.user.type(screen.getByLabelText(EN['passwords.old']), 'given-7');
    await chooseAnother(page);
    await waitFor(() =>
      expect(page.host.records.grants).toEqual([
        { token: 'held-token', account: 'mei88', kind: 0, firstTime: true, next: '/index' },
      ]),
    );
  });

  it('always asks for an own password where an agent chose the first one [AGT-26]', async () => {
    const page = await signIn(answered({ passwordExpired: true, mustChangePassword: true }), []);
    expect((await dialog()).textContent).toContain(EN['passwords.first']);
    expect(page.host.records.grants).toEqual([]);
    await page.user.type(screen.getByLabelText(EN['passwords.old']), 'given-7');
    await chooseAnother(page);
    await waitFor(() => expect(page.host.records.grants).toMatchObject([{ token: 'held-token' }]));
  });

  it.each([
    [{}, 'given-7', true],
    [{ defaultPassword: true }, 'given-8', true],
    [{ defaultPassword: false }, 'given-7', false],
    [{}, 'given-8', false],
  ])(
    'recognizes the default password by comparison unless the back end says whether it is: answer %j, merchant’s own %s, forced %s [LOG-28] [PWD-05]',
    async (said, ownDefault, isForced) => {
      const page = await signIn(answered(said), forced, {
        'session.defaultPassword': async ({ proof }: { proof: string }) =>
          proof === (await defaultPasswordProof('held-token', ownDefault)) ? { password: ownDefault } : {},
      });
      if (!isForced) return waitFor(() => expect(page.host.records.grants).toMatchObject([{ token: 'held-token' }]));
      await dialog();
      const [asked] = page.host.records.calls.filter(({ endpoint }) => endpoint === 'session.defaultPassword');
      expect(asked?.authorization).toBe('defaultPassword' in said ? undefined : 'held-token');
      await chooseAnother(page);
      await waitFor(() => expect(page.calls('password.change')).toMatchObject([{ oldPassword: 'given-7' }]));
      await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
      expect(sessionStorage.getItem('defaultPassword')).toBeNull();
    },
  );

  it('marks a session with the default password if no change is forced, and unmarks the next one [REG-42]', async () => {
    const page = await signIn(answered({ defaultPassword: true }), []);
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    const proof = await defaultPasswordProof('held-token', 'given-7');
    await waitFor(() => expect(sessionStorage.getItem('defaultPassword')).toBe(proof));
    expect(proof).not.toContain('given-7');

    await page.view.unmount();
    const next = await signIn(answered({ defaultPassword: false }), []);
    await waitFor(() => expect(next.host.records.grants).toHaveLength(1));
    expect(sessionStorage.getItem('defaultPassword')).toBeNull();
  });

  it('reports that the default password is no longer valid, as after a lost answer', async () => {
    const page = await signIn(answered({ defaultPassword: true }), forced, {
      'password.change': fails('password_incorrect'),
    });
    await dialog();
    await chooseAnother(page);
    await waitFor(() =>
      expect(page.host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['passwords.wrong'] } }]),
    );
  });

  it('asks for the old password if it expired', async () => {
    await signIn(answered({ passwordExpired: true }));
    expect((await dialog()).textContent).toContain(EN['passwords.expired']);
    expect(screen.getByLabelText(EN['passwords.old'])).toBeTruthy();
  });

  it('closes only by signing out, which ends the pending session [PWD-09]', async () => {
    const page = await signIn(answered({ passwordExpired: true }));
    const shown = await dialog();
    expect(shown.getAttribute('closedby')).toBe('none');
    await page.user.keyboard('{Escape}{Escape}');
    expect(await dialog()).toBe(shown);
    await page.user.click(screen.getByRole('button', { name: EN['account.signOut'] }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: EN['title.changePassword'] })).toBeNull());
    expect(page.calls('session.logout')).toHaveLength(1);
    expect(page.host.records.grants).toEqual([]);
  });

  it.each([{ passwordExpired: true }, { defaultPassword: true }])(
    "is skipped if the merchant's switch is off: %j [SET-23]",
    async (cause) => {
      const page = await signIn(answered(cause), []);
      await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
      expect(screen.queryByRole('dialog', { name: EN['title.changePassword'] })).toBeNull();
    },
  );
});
