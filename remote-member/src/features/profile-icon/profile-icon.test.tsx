import { memberIcon } from '@atrium/api';
import { reactView } from '@atrium/contract/react';
import { fails, mountView, type FakeAnswer, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import { ProfileIcon } from './profile-icon';
import { readIcon } from './read-icon';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

async function shownFor(answer: FakeAnswer): Promise<HTMLElement> {
  const host = memberHost({ answers: { 'member.icon': answer } });
  mounted = await mountView(
    reactView(() => <ProfileIcon name="Mei" />),
    host,
  );
  await waitFor(() => expect(host.records.calls).toHaveLength(1));
  return mounted.element;
}

test('shows the selected icon [SES-19]', async () => {
  const element = await shownFor({ icon: '3' });
  await waitFor(() => expect(element.querySelector('[data-icon="3"]')?.textContent).toBe('M'));
});

test.each([
  ['an empty answer', {}],
  ['an error', fails('server_error')],
])('shows the default icon for %s [SES-19]', async (_what, answer) => {
  const element = await shownFor(answer);
  expect(element.querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('default');
});

test('requests the profile icon at the specified path without parameters [SES-19]', () => {
  expect([memberIcon.method, memberIcon.path, memberIcon.silent]).toEqual(['GET', '/wps/member/info/icon', true]);
});

test.each([
  ['3', 9, 3],
  ['9', 9, 9],
  ['7', 6, undefined],
  ['0', 9, undefined],
  ['', 9, undefined],
  [undefined, 9, undefined],
  ['https://evil.example/x.png', 9, undefined],
])('reads icon %j of %d as %j, the default icon if undefined [SES-19]', (icon, count, read) => {
  expect(readIcon(icon, count)).toBe(read);
});

async function openPicker(options: FakeHostOptions = {}) {
  const host = memberHost({ ...options, answers: { 'member.icon': { icon: '3' }, ...options.answers } });
  mounted = await mountView(
    reactView(() => <ProfileIcon name="Mei" />),
    host,
  );
  await waitFor(() => expect(mounted?.element.querySelector('[data-icon="3"]')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Change icon', expanded: false }));
  return host;
}
const face = () => mounted?.element.querySelector('[data-icon]')?.getAttribute('data-icon');

test.each([
  [{ avatarType: 'SYSTEM', avatar: 4 }],
  [{ icon: '', avatar: '4' }],
  [{ icon: 'https://evil.example/x.png', avatar: '4' }],
])('the avatar is shown where the answer %j has no icon [MEM-12]', async (answer) => {
  const element = await shownFor(answer);
  await waitFor(() => expect(element.querySelector('[data-icon="4"]')).not.toBeNull());
});

test('an icon that cannot be loaded is the default icon, without a message [MEM-13] [MEM-14]', async () => {
  const host = memberHost({ answers: { 'member.icon': fails('404') } });
  mounted = await mountView(
    reactView(() => <ProfileIcon name="Mei" />),
    host,
  );
  await waitFor(() => expect(host.records.calls).toHaveLength(1));
  expect(face()).toBe('default');
  expect(host.records.messages).toEqual([]);
});

test.each([
  ['nine icons without a setting', undefined, 9],
  ['nine icons with a setting that is no number of icons', '-3', 9],
  ['nine icons with a setting that no page can show', '1000000000', 9],
  ['as many as configured', '12', 12],
])('the picker offers %s [MEM-15] [LIM-14]', async (_what, setting, count) => {
  await openPicker({ settings: { value: (name) => (name === 'profileIconCount' ? setting : undefined) } });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    Array.from({ length: count }, (_, index) => `Icon ${index + 1}`),
  );
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('Icon 3');
});

test('a choice is stored and shown at once; one that cannot be stored is taken back without a message [MEM-13]', async () => {
  let refuse = false;
  const host = await openPicker({
    answers: { 'member.setIcon': () => (refuse ? fails('server_error') : null) },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Icon 7' }));
  expect(host.records.calls.at(-1)).toEqual({ endpoint: 'member.setIcon', request: { icon: '7' } });
  await waitFor(() => expect(face()).toBe('7'));

  refuse = true;
  await userEvent.click(screen.getByRole('radio', { name: 'Icon 2' }));
  await waitFor(() => expect(face()).toBe('7'));
  expect(host.records.messages).toEqual([]);
});
