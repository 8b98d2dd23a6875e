import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import account from '.';

let mounted: MountedView | undefined;
beforeAll(installDialogs);
afterEach(async () => mounted?.unmount());

const codes = ['7Q3KD-M9TRX', 'ABCDE-FGHJK'];
const factors = (...on: string[]) => ({
  methods: ['P', 'S', 'G', 'E'].map((method) => ({ method, on: on.includes(method), ready: method !== 'P' })),
  recoveryCodes: on.length > 0 ? 9 : 0,
});

async function open(answers: FakeHostOptions['answers'], replies: FakeHostOptions['replies'] = {}) {
  const host = memberHost({ answers, replies });
  mounted = await mountView(account, host);
  const section = await screen.findByRole('region', { name: EN['factors.title'] });
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
  const asked = (endpoint: string) =>
    host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
  return { host, user: userEvent.setup(), section: within(section), asked };
}

const button = (verb: 'on' | 'off', name: string) => EN[`factors.${verb}.named`].replace('{{name}}', name);

it('shows which factors are on, available, or lack account data', async () => {
  const { section } = await open({ 'member.secondFactors': factors('S') });
  expect(section.getByRole('button', { name: button('off', 'Text message') })).toBeTruthy();
  expect(section.getByRole('button', { name: button('on', 'Authenticator app') })).toBeTruthy();
  expect(section.queryByRole('button', { name: button('on', 'Payee name') })).toBeNull();
  section.getByText(EN['factors.payeeName.missing']);
  section.getByText('Recovery codes left: 9');
});

it('adds the key by QR code, or on a phone by a link, is on after a correct code, and shows recovery codes once', async () => {
  const page = await open({
    'member.secondFactors': factors(),
    'member.beginAuthenticator': {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Demo:mei88?secret=JBSWY3DPEHPK3PXP',
    },
    'member.confirmAuthenticator': ({ authCode }: { authCode: string }) =>
      authCode === '492039' ? { ...factors('G'), codes } : fails('second_factor_failed'),
  });
  await page.user.click(page.section.getByRole('button', { name: button('on', 'Authenticator app') }));
  const enrolling = within(await screen.findByRole('dialog', { name: EN['factors.enrol.title'] }));
  expect(enrolling.getByRole('img', { name: EN['factors.enrol.picture'] }).querySelector('path')).toBeTruthy();
  const link = enrolling.getByRole('link', { name: EN['factors.enrol.open'], hidden: true });
  expect(link.getAttribute('href')).toBe('otpauth://totp/Demo:mei88?secret=JBSWY3DPEHPK3PXP');
  enrolling.getByText('JBSW Y3DP EHPK 3PXP');
  const field = enrolling.getByLabelText<HTMLInputElement>(EN['factors.enrol.code']);
  await page.user.type(field, '000000{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect([field.value, document.activeElement]).toEqual(['', field]);
  await page.user.type(field, '{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(page.asked('member.confirmAuthenticator')).toHaveLength(1);
  // with the space that apps show
  await page.user.click(field);
  await page.user.paste('492 039');
  await page.user.keyboard('{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: EN['factors.codes.title'] }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  const file = decodeURIComponent(
    shown.getByRole('link', { name: EN['factors.codes.download'] }).getAttribute('href')!,
  );
  expect(file).toContain(codes.join('\n'));
  await page.user.click(shown.getByRole('button', { name: EN['factors.codes.done'] }));
  expect(screen.queryByText(codes[0]!)).toBeNull();
  expect(page.section.getByRole('button', { name: button('off', 'Authenticator app') })).toBeTruthy();
});

it('asks for confirmation before switching off, and for the password if the server requires it', async () => {
  let proven = false;
  const page = await open({
    'member.secondFactors': factors('S'),
    'password.verification': () => void (proven = true),
    'member.setSecondFactor': () => (proven ? { ...factors(), codes: [] } : fails('password_verification_needed')),
  });
  await page.user.click(page.section.getByRole('button', { name: button('off', 'Text message') }));
  await page.user.type(await screen.findByLabelText(EN['passwordCheck.password']), 'Atrium88{Enter}');
  expect(await page.section.findByRole('button', { name: button('on', 'Text message') })).toBeTruthy();
  expect(page.host.records.messages[0]?.kind).toBe('confirm');
  expect(page.asked('member.setSecondFactor')).toEqual([
    { method: 'S', on: false },
    { method: 'S', on: false },
  ]);
});

it('stays on if switching off is cancelled', async () => {
  const page = await open({ 'member.secondFactors': factors('S') }, { confirm: false });
  await page.user.click(page.section.getByRole('button', { name: button('off', 'Text message') }));
  expect(page.asked('member.setSecondFactor')).toEqual([]);
});

it('creates new recovery codes, and offers a retry after a failure', async () => {
  let fine = false;
  const page = await open({
    'member.secondFactors': () => (fine ? factors('E') : fails('http-500')),
    'member.renewRecoveryCodes': { ...factors('E'), codes },
  });
  fine = true;
  await page.user.click(page.section.getByRole('button', { name: EN['failed.retry'] }));
  await page.user.click(await page.section.findByRole('button', { name: EN['factors.newCodes'] }));
  expect(await screen.findByText(codes[1]!)).toBeTruthy();
});
