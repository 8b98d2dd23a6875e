import { fails, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { SignInScreen } from '../../testing/sign-in-screen';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...asked: unknown[]) => startAuthentication(...asked),
}));

let mounted: MountedView | undefined;
beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue({ id: 'nFq0' });
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(async () => {
  await mounted?.unmount();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

async function open(answers: FakeHostOptions['answers'] = {}) {
  const page = await SignInScreen.open(authHost({ facts: ['switch:PWDEXPFORCECHANGE3'], answers }));
  mounted = page.view;
  return page;
}

const button = () => screen.queryByRole('button', { name: EN['passkey.signIn'] });

describe('passkey sign-in', () => {
  it("passes the server's options to the browser and begins the session, even where password changes are forced", async () => {
    const answer = { token: 'by-passkey', isAgent: 0, passwordExpired: true };
    const page = await open({ 'session.beginPasskey': { challenge: 'abc' }, 'session.passkey': answer });
    await page.user.click(button()!);
    await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'by-passkey', account: '', kind: 0 }]));
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
    expect(page.calls('session.passkey')).toEqual([{ response: { id: 'nFq0' } }]);
  });

  it.each(['NotAllowedError', 'AbortError'])(
    "sends nothing and shows no message when the browser's dialog is closed: %s",
    async (name) => {
      startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name }));
      const page = await open();
      await page.user.click(button()!);
      await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(button()?.getAttribute('aria-disabled')).not.toBe('true'));
      expect(page.calls('session.passkey')).toEqual([]);
      expect(screen.queryByText(EN['signIn.failed'])).toBeNull();
      expect(page.host.records.errors).toEqual([]);
    },
  );

  it('reports any other error of the browser, and says that the sign-in failed', async () => {
    const error = Object.assign(new Error('no'), { name: 'SecurityError' });
    startAuthentication.mockRejectedValue(error);
    const page = await open();
    await page.user.click(button()!);
    expect(await screen.findByText(EN['signIn.failed'])).toBeTruthy();
    expect(page.host.records.errors).toEqual([{ error }]);
    expect(page.calls('session.passkey')).toEqual([]);
  });

  it('can be retried after a refusal', async () => {
    const page = await open({ 'session.passkey': fails('passkey_refused') });
    await page.user.click(button()!);
    await waitFor(() => expect(page.calls('session.passkey')).toHaveLength(1));
    await page.user.click(button()!);
    await waitFor(() => expect(page.calls('session.passkey')).toHaveLength(2));
    expect(page.host.records.grants).toEqual([]);
  });

  it('is hidden if the browser does not support passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await open();
    expect(button()).toBeNull();
  });
});
