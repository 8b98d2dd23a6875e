import { memberIcon } from '@atrium/api';
import { reactView } from '@atrium/contract/react';
import { fails, mountView, type FakeAnswer, type MountedView } from '@atrium/contract/testing';
import { waitFor } from '@testing-library/dom';
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
