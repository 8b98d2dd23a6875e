import type { Fact } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agent, agentHost } from '../../testing/agent-host';
import centre from '.';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(
  answers: NonNullable<FakeHostOptions['answers']> = {},
  facts: Fact[] = agent,
  settings: FakeHostOptions['settings'] = {},
) {
  const host = agentHost({
    settings,
    facts,
    answers: { 'agent.redRain': { currency: 'CNY', history: [] }, ...answers },
  });
  mounted = await mountView(centre, host, { page: 'registerCenter' });
  await screen.findByRole('heading', { level: 1, name: 'Register centre' });
  return host;
}
type Host = Awaited<ReturnType<typeof open>>;
const asked = (host: Host, endpoint: string) =>
  host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
const without = (...names: string[]) => agent.filter((fact) => !names.includes(fact.replace('switch:', '')));
const link = { id: '3', code: 'K7MPQ2XW', share: '12.50', active: true, time: Date.UTC(2026, 0, 2), accounts: 1 };

test('registers a downline with a name and a first password [AGT-10] [AGT-26]', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('Required')).toHaveLength(2);
  expect(asked(host, 'agent.register')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Username'), ' mei888 ');
  await userEvent.type(screen.getByLabelText('First password'), 'Start123');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(''));
  expect(asked(host, 'agent.register')).toEqual([{ username: 'mei888', password: 'Start123' }]);
  expect(host.records.toasts.map(({ text }) => text)).toEqual(['mei888 is registered.']);
});

test('a downline is checked like a registration: by the rules of the merchant, before anything is sent [AGT-26]', async () => {
  const rule = { enabled: true, required: true, type: 'text', updateRequired: false, acceptedPattern: '[a-z0-9]+' };
  const registration = [
    { ...rule, key: 'username', minLength: 6, maxLength: 13, message: '' },
    { ...rule, key: 'password', minLength: 8, maxLength: 16, message: 'Eight or more, please.' },
  ];
  const host = await open({}, agent, { registration });
  await screen.findByText('6-13 characters, letters or digits');
  screen.getByText('8-16 characters, letters or digits');
  const [username, password] = [screen.getByLabelText('Username'), screen.getByLabelText('First password')];
  await userEvent.type(username, 'mei');
  await userEvent.type(password, 'start12');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  screen.getByText('Please use 6-13 characters, letters or digits.');
  screen.getByText('Eight or more, please.');
  expect([username, password].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(asked(host, 'agent.register')).toEqual([]);
  await userEvent.type(username, '888');
  await userEvent.type(password, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(asked(host, 'agent.register')).toEqual([{ username: 'mei888', password: 'start123' }]));
});

test('a refused registration keeps what was typed [AGT-26]', async () => {
  await open({ 'agent.register': fails('username_taken') });
  await userEvent.type(await screen.findByLabelText('Username'), 'mei888');
  await userEvent.type(screen.getByLabelText('First password'), 'Start123');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mei888');
});

test.each<[string[], string[]]>([
  [[], ['Register a downline', 'Registration links']],
  [['CREATEAFF3', 'AFFMAN3'], []],
  [['AGEREGDOWN3'], []],
])('without %j the register centre has the tabs %j [AGT-26] [AGT-27] [AGT-28]', async (off, tabs) => {
  await open({}, without(...off));
  await screen.findByRole('button', { name: off[0] === 'AGEREGDOWN3' ? 'Create link' : 'Register' });
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

test('creates a link with at most the own share [AGT-27]', async () => {
  const host = await open({}, without('AGEREGDOWN3'));
  const share = await screen.findByLabelText('Promised share in percent');
  await userEvent.type(share, '30.01');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText('Enter 0 to 30.00, with at most two decimals.');
  expect(asked(host, 'agent.createLink')).toEqual([]);
  await userEvent.clear(share);
  await userEvent.type(share, '12.5');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText(/^Link K7MPQ2XW is ready\./);
  expect(asked(host, 'agent.createLink')).toEqual([{ share: '12.5' }]);
});

test('lists the links, switches one off, and shows who registered through it [AGT-28]', async () => {
  let active = true;
  const host = await open(
    {
      'agent.links': () => ({ ownShare: '30.00', links: [{ ...link, active }] }),
      'agent.switchLink': () => ({ ...link, active: (active = false) }),
    },
    without('AGEREGDOWN3', 'CREATEAFF3'),
  );
  const state = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'K7MPQ2XW is on' });
  expect(state.checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  await userEvent.click(state);
  await waitFor(() => expect(state.checked).toBe(false));
  expect(asked(host, 'agent.switchLink')).toEqual([{ id: '3', active: false }]);
  await userEvent.click(screen.getByRole('button', { name: 'K7MPQ2XW, members: 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Members through K7MPQ2XW' });
  await within(dialog).findByText('mei888');
  expect(asked(host, 'agent.linkAccounts')).toEqual([{ id: '3', pageNo: 1, pageSize: 20 }]);
});

test('without AFFMAN3 links are created and not listed [AGT-28]', async () => {
  await open({ 'agent.links': { ownShare: '30.00', links: [link] } }, without('AGEREGDOWN3', 'AFFMAN3'));
  await screen.findByRole('button', { name: 'Create link' });
  expect(screen.queryByRole('table')).toBeNull();
});

test('links have an empty state, and a retry after a failure [AGT-28]', async () => {
  const answers = [fails('server_error'), { ownShare: '30.00', links: [] }];
  await open({ 'agent.links': () => answers.shift() }, without('AGEREGDOWN3'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No links yet');
});
