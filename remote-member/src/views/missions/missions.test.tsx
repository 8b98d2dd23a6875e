import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import missions from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const mission = (changes: object = {}) => ({
  ...{ promotionId: '5', type: 'mission', title: '20 rounds', amount: '2.00', currency: 'CNY' },
  ...{ completed: 20, total: 20, status: 'CLAIMABLE' },
  ...changes,
});
async function open(list: () => unknown, promotions: object = { MISSION: { enabled: true, count: 3 } }, answers = {}) {
  const host = memberHost({
    account: { promotions } as FakeHostOptions['account'],
    answers: { 'rewards.list': list, ...answers } as FakeHostOptions['answers'],
  });
  mounted = await mountView(missions, host);
  return host;
}

test('lists the missions only, with progress and claim', async () => {
  let status = 'CLAIMABLE';
  const host = await open(
    () => [
      mission({ status }),
      mission({ promotionId: '6', title: 'Later', completed: 5, status: '' }),
      { promotionId: '9' },
    ],
    undefined,
    { 'rewards.claim': () => ((status = 'DONE'), { amount: '2.00' }) },
  );
  await screen.findByRole('heading', { level: 1, name: 'Missions' });
  const [ready, later, ...others] = await screen.findAllByRole('article');
  expect(others).toEqual([]);
  within(later!).getByText('25%');
  expect(within(later!).getByRole('button', { name: 'Claim' })).toHaveProperty('disabled', true);
  await userEvent.click(within(ready!).getByRole('button', { name: 'Claim' }));
  await within(ready!).findByText('Received');
  expect(
    host.records.calls.filter(({ endpoint }) => endpoint === 'rewards.claim').map(({ request }) => request),
  ).toEqual([{ promotionId: '5' }]);
});

test.each([
  ['enabled', { MISSION: { enabled: true, count: 0 } }, 'Missions'],
  ['disabled', { MISSION: { enabled: false, count: 4 } }, 'My account'],
  ['absent', {}, 'My account'],
])('with the MISSION promotions %s the page is %s [RNK-01]', async (_what, promotions, title) => {
  await open(() => [], promotions);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryAllByRole('link', { name: /^Missions/ })).toHaveLength(title === 'Missions' ? 1 : 0);
});

test.each([
  [{ MISSION: { enabled: true, count: 3 } }, '3'],
  [{ MISSION: { enabled: true, count: 3 }, MISSION_MANUAL: { enabled: true, count: 2 } }, '5'],
  [{ MISSION: { enabled: true, count: 0 } }, ''],
  [{ MISSION: { enabled: true, count: 98 }, MISSION_MANUAL: { enabled: true, count: 2 } }, '•••'],
])('with %j the nav item has the badge "%s" [RNK-02] [MEM-24]', async (promotions, badge) => {
  await open(() => [], promotions);
  const link = await screen.findByRole('link', { name: /^Missions/ });
  await waitFor(() => expect(link.textContent).toBe(`Missions${badge}`));
});

test('the nav item of the messages has the unread count [MEM-24]', async () => {
  const host = memberHost({
    facts: ['signed-in', 'real-account', 'player', 'switch:MAILCEN'],
    account: { promotions: { MISSION: { enabled: true, count: 0 } }, unread: 7 },
    answers: { 'rewards.list': () => [] } as FakeHostOptions['answers'],
  });
  mounted = await mountView(missions, host);
  expect((await screen.findByRole('link', { name: /^Messages/ })).textContent).toBe('Messages7');
});

test('says that there are none, and offers another try after a failure', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? fails('server_error') : []));
  await screen.findByText(EN['missions.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(EN['missions.empty']);
});
