import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { passwordVerification } from '@atrium/api';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import account from '.';

const startRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (...asked: unknown[]) => startRegistration(...asked),
}));

let mounted: MountedView | undefined;
beforeAll(installDialogs);
beforeEach(() => {
  startRegistration.mockReset().mockResolvedValue({ id: 'nFq0' });
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(async () => {
  await mounted?.unmount();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

const phone = { id: 'nFq0', name: 'Phone', createdAt: 1767225600000, usedAt: null, synced: true };

async function open(answers: FakeHostOptions['answers'], replies: FakeHostOptions['replies'] = {}) {
  const host = memberHost({ answers, replies });
  mounted = await mountView(account, host);
  const section = await screen.findByRole('region', { name: EN['passkeys.title'] });
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
  const asked = (endpoint: string) => host.records.calls.filter((call) => call.endpoint === endpoint);
  return { host, user: userEvent.setup(), section: within(section), asked };
}

describe('passkeys', () => {
  it('are created with a name and listed', async () => {
    let kept: object[] = [];
    const page = await open({
      'member.passkeys': () => kept,
      'member.beginPasskey': { challenge: 'abc' },
      'member.addPasskey': () => (kept = [phone])[0],
    });
    page.section.getByText(EN['passkeys.none']);
    await page.user.click(page.section.getByRole('button', { name: EN['passkeys.add'] }));
    await page.user.click(screen.getByRole('button', { name: EN['passkeys.continue'] }));
    expect(screen.getByText(EN['passkeys.name.missing'])).toBeTruthy();
    await page.user.type(screen.getByLabelText(EN['passkeys.name']), ' Phone {Enter}');
    expect(await page.section.findByText('Phone')).toBeTruthy();
    expect(page.section.getByRole('list', { description: /^Time zone: \w/ })).toBeTruthy();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
    expect(page.asked('member.addPasskey')[0]?.request).toEqual({ name: 'Phone', response: { id: 'nFq0' } });
    expect(page.host.records.toasts[0]?.kind).toBe('success');
    expect(screen.queryByLabelText(EN['passkeys.name'])).toBeNull();
  });

  it('require the password if the server asks for it, and continue after a correct one [PWD-20]', async () => {
    let proven = false;
    const page = await open({
      'member.passkeys': [],
      'member.beginPasskey': () => (proven ? { challenge: 'abc' } : fails('password_verification_needed')),
      'password.verification': ({ password }: { password: string }) => {
        proven = password === 'Atrium88';
        return proven ? { anything: 'at all' } : fails('password_incorrect');
      },
    });
    await page.user.click(page.section.getByRole('button', { name: EN['passkeys.add'] }));
    await page.user.type(screen.getByLabelText(EN['passkeys.name']), 'Phone{Enter}');
    const password = await screen.findByLabelText(EN['passwordCheck.password']);
    await page.user.type(password, 'Guess0000');
    await page.user.click(within(password.closest('form')!).getByText(EN['passkeys.continue']));
    expect(await screen.findByText(EN['passwordCheck.wrong'])).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password));
    await page.user.clear(password);
    await page.user.type(password, 'Atrium88{Enter}');
    await waitFor(() => expect(page.asked('member.addPasskey')).toHaveLength(1));
    expect(page.asked('password.verification').map(({ request }) => request)).toEqual([
      { password: 'Guess0000' },
      { password: 'Atrium88' },
    ]);
    const path = '/wps/member/password/verification';
    expect(passwordVerification).toMatchObject({ method: 'POST', path, encrypted: true });
  });

  it('stay unchanged if the password check is cancelled', async () => {
    const page = await open({ 'member.passkeys': [], 'member.beginPasskey': fails('password_verification_needed') });
    await page.user.click(page.section.getByRole('button', { name: EN['passkeys.add'] }));
    await page.user.type(screen.getByLabelText(EN['passkeys.name']), 'Phone{Enter}');
    const dialog = (await screen.findByLabelText(EN['passwordCheck.password'])).closest('dialog')!;
    await page.user.click(within(dialog).getByRole('button', { name: EN['passkeys.cancel'] }));
    expect(startRegistration).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(EN['passkeys.name']).value).toBe('Phone');
  });

  it.each([
    ['InvalidStateError', EN['passkeys.exists']],
    ['NotAllowedError', EN['passkeys.failedOnDevice']],
  ])('report why the browser created none: %s', async (name, message) => {
    startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name }));
    const page = await open({ 'member.passkeys': [] });
    await page.user.click(page.section.getByRole('button', { name: EN['passkeys.add'] }));
    await page.user.type(screen.getByLabelText(EN['passkeys.name']), 'Phone{Enter}');
    await waitFor(() => expect(page.host.records.toasts).toMatchObject([{ kind: 'warning', text: message }]));
  });

  it('are renamed, and removed after confirmation', async () => {
    const page = await open({ 'member.passkeys': [phone] });
    await page.user.click(page.section.getByRole('button', { name: 'Rename Phone' }));
    await page.user.type(screen.getByLabelText(EN['passkeys.name']), ' old{Enter}');
    await waitFor(() => expect(page.asked('member.renamePasskey')).toHaveLength(1));
    expect(page.asked('member.renamePasskey')[0]?.request).toEqual({ id: 'nFq0', name: 'Phone old' });
    await page.user.click(await page.section.findByRole('button', { name: 'Remove Phone' }));
    await waitFor(() =>
      expect(page.asked('member.removePasskey').map(({ request }) => request)).toEqual([{ id: 'nFq0' }]),
    );
    expect(page.host.records.messages).toMatchObject([{ kind: 'confirm' }]);
  });

  it('move the focus to their heading after removal', async () => {
    let kept = [phone];
    const page = await open({ 'member.passkeys': () => kept, 'member.removePasskey': () => void (kept = []) });
    await page.user.click(page.section.getByRole('button', { name: 'Remove Phone' }));
    await page.section.findByText(EN['passkeys.none']);
    expect(document.activeElement).toBe(page.section.getByRole('heading', { name: EN['passkeys.title'] }));
  });

  it('stay if removal is cancelled', async () => {
    const page = await open({ 'member.passkeys': [phone] }, { confirm: false });
    await page.user.click(page.section.getByRole('button', { name: 'Remove Phone' }));
    expect(page.asked('member.removePasskey')).toEqual([]);
  });

  it('offer a retry after a failure', async () => {
    let failing = true;
    const page = await open({ 'member.passkeys': () => (failing ? fails('server_error') : [phone]) });
    failing = false;
    await page.user.click(page.section.getByRole('button', { name: EN['failed.retry'] }));
    expect(await page.section.findByText('Phone')).toBeTruthy();
  });

  it('cannot be added if the browser does not support them', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    const page = await open({ 'member.passkeys': [] });
    expect(page.section.queryByRole('button', { name: EN['passkeys.add'] })).toBeNull();
    page.section.getByText(EN['passkeys.unsupported']);
  });
});
