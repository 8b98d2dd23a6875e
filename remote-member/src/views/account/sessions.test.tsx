import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import account from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const at = Date.UTC(2026, 0, 2, 3, 4);
const here = {
  id: '7',
  system: 'Linux',
  browser: 'Chrome',
  address: '198.51.100.*',
  createdAt: at,
  usedAt: at,
  current: true,
};
const there = { ...here, id: '8', system: 'Android', address: '203.0.113.*', current: false };
const last = { system: '', browser: '', address: '203.0.113.*', at };

async function open(answers: FakeHostOptions['answers'], replies: FakeHostOptions['replies'] = {}) {
  const host = memberHost({ answers, replies });
  mounted = await mountView(account, host);
  const section = await screen.findByRole('region', { name: EN['sessions.title'] });
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
  const asked = (endpoint: string) => host.records.calls.filter((call) => call.endpoint === endpoint);
  return { host, user: userEvent.setup(), section: within(section), asked };
}

describe('sessions and devices', () => {
  it('show device, address and time, mark this one, and show the previous sign-in', async () => {
    const { section } = await open({ 'member.sessions': { sessions: [here, there], last } });
    const [first, second] = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/Chrome on Linux.*This device.*198\.51\.100\.\*.*In use now/);
    expect(second).toMatch(/Chrome on Android.*203\.0\.113\.\*.*Last seen/);
    expect(section.getByRole('list', { description: /^Time zone: \w/ })).toBeTruthy();
    expect(section.getByText(/Previous sign-in: .*Unknown device, 203\.0\.113\.\*/)).toBeTruthy();
  });

  it('sign one device out and move the focus to the heading', async () => {
    let sessions = [here, there];
    const page = await open({
      'member.sessions': () => ({ sessions, last: null }),
      'member.endSession': () => void (sessions = [here]),
    });
    page.section.getByText(EN['sessions.first']);
    await page.user.click(page.section.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(page.section.getAllByRole('listitem')).toHaveLength(1));
    expect(page.asked('member.endSession')[0]?.request).toEqual({ id: '8' });
    expect(page.section.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(page.section.getByRole('heading', { name: EN['sessions.title'] }));
  });

  it('sign out all other devices after confirmation', async () => {
    const page = await open({ 'member.sessions': { sessions: [here, there], last } });
    await page.user.click(page.section.getByRole('button', { name: EN['sessions.endOthers'] }));
    await waitFor(() => expect(page.asked('member.endOtherSessions')).toHaveLength(1));
    expect(page.host.records.toasts).toMatchObject([{ kind: 'success', text: EN['sessions.endedOthers'] }]);
  });

  it('stay if sign-out is cancelled', async () => {
    const page = await open({ 'member.sessions': { sessions: [here, there], last } }, { confirm: false });
    await page.user.click(page.section.getByRole('button', { name: EN['sessions.endOthers'] }));
    expect(page.asked('member.endOtherSessions')).toEqual([]);
  });

  it('offer a retry after a failure', async () => {
    let failing = true;
    const page = await open({
      'member.sessions': () => (failing ? fails('server_error') : { sessions: [here], last }),
    });
    failing = false;
    await page.user.click(page.section.getByRole('button', { name: EN['failed.retry'] }));
    expect(await page.section.findByText(/Chrome on Linux/)).toBeTruthy();
  });
});

describe('sign-in password', () => {
  it('is changed if that place exists, and then reloaded', async () => {
    const host = memberHost({ results: { 'auth.change-password@1': 'changed' } });
    mounted = await mountView(account, host);
    await userEvent.click(await screen.findByRole('button', { name: EN['security.change.named'] }));
    expect(host.records.opened).toEqual([{ place: 'auth.change-password@1', params: {} }]);
    await waitFor(() =>
      expect(host.records.calls.filter(({ endpoint }) => endpoint === 'member.security')).toHaveLength(2),
    );
  });
});
