import { memberRank, vipProgress } from '@atrium/api';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import rank from '.';

let mounted: MountedView | undefined;
afterEach(async () => {
  jest.useRealTimers();
  await mounted?.unmount();
});

const conditions = [
  { name: 'Stakes of 500', reached: 'Y' },
  { name: '50 rounds', reached: 1 },
  { name: 'Two-step sign-in', reached: false },
  { name: 'A picture', reached: 0 },
  { name: 'A deposit' },
];
const member = (changes: object = {}) => ({
  ...{ id: '7', account: 'mei88', nickname: 'Mei', labels: [] },
  level: { id: '3', name: 'Gold label', color: '#c9a227', automatic: true },
  vip: { label: 'VIP Gold', level: 4 },
  showsRankBenefits: true,
  ...changes,
});
async function open(answer: unknown, changes: object = {}, options: FakeHostOptions = {}) {
  const host = memberHost({
    account: { member: member(changes), promotions: {} },
    answers: { 'member.rank': typeof answer === 'function' ? answer : () => answer } as FakeHostOptions['answers'],
    ...options,
  });
  mounted = await mountView(rank, host);
  return host;
}
const progress = () => screen.getByRole('progressbar', { name: EN['rank.progress'] }).getAttribute('value');

test('playerRank shows the label, the level and the progress of the member [RNK-03] [RNK-09]', async () => {
  await open({ currentProgress: 0.9, playerRankProgress: [], conditions, benefits: '<p>Weekly missions</p>' });
  await screen.findByRole('heading', { level: 1, name: 'Rank' });
  await screen.findByRole('heading', { level: 2, name: 'VIP Gold' });
  screen.getByText('Level 4');
  expect(progress()).toBe('0.4');
  expect(screen.getAllByText(EN['rank.reached'])).toHaveLength(2);
  expect(screen.getAllByText(EN['rank.open'])).toHaveLength(3);
});

test('the rank page is fed by getPlayerRankProgress [RNK-05]', async () => {
  const host = await open({ playerRankProgress: [{ name: 'Silver', reached: true }, { name: 'Gold' }] });
  await waitFor(() => expect(progress()).toBe('0.5'));
  expect(host.records.calls.map(({ endpoint }) => endpoint)).toContain('member.rank');
  expect([memberRank.method, memberRank.path]).toEqual(['GET', '/wps/relay/MCSFE_getPlayerRankProgress']);
});

test('a condition without a name has a dash', async () => {
  await open({ conditions: [{ name: 'Silver', reached: true }, { reached: false }] });
  await waitFor(() => expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(`—${EN['rank.open']}`));
});

test.each([
  ['no label id', undefined, '1'],
  ['two of five conditions', '3', '0.4'],
])('the progress with %s [RNK-06] [RNK-07]', async (_what, id, shown) => {
  await open({ conditions }, { level: { ...(id && { id }), name: 'Gold', automatic: true } });
  await waitFor(() => expect(progress()).toBe(shown));
});

test('no conditions mean full progress [RNK-08]', async () => {
  expect([vipProgress('3', []), vipProgress('', [{ reached: false }]), vipProgress('3', [{ reached: false }])]).toEqual(
    [1, 1, 0],
  );
  await open({});
  await waitFor(() => expect(progress()).toBe('1'));
});

test.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('with showVipBenefit %s the benefits are shown %s times, cleaned [RNK-10]', async (showsRankBenefits, count) => {
  const host = await open({ conditions, benefits: '<p>Weekly missions</p>' }, { showsRankBenefits });
  const sanitize = jest.spyOn(host, 'sanitize');
  await screen.findByRole('progressbar');
  await waitFor(() => expect(screen.queryAllByText('Weekly missions')).toHaveLength(count));
  expect(sanitize.mock.calls.length).toBeLessThanOrEqual(count);
});

test('the member info is asked for again 500 ms after the rank has loaded [MEM-11] [LIM-03]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const host = await open(() => new Promise((resolve) => (answer = resolve)));
  const refresh = jest.spyOn(host.account, 'refresh');
  await waitFor(() => expect(host.records.calls.map(({ endpoint }) => endpoint)).toContain('member.rank'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await act(async () => {
    answer({ conditions });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  screen.getByRole('progressbar');
  await act(async () => jest.advanceTimersByTimeAsync(499));
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(refresh.mock.calls).toEqual([['member']]);
});

test('a member without a VIP programme has no rank page [RNK-04]', async () => {
  await open({ conditions }, { vip: undefined });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  expect(screen.queryByRole('link', { name: 'Rank' })).toBeNull();
});

test('a rank that cannot be loaded offers another try', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? fails('server_error') : { conditions }));
  await screen.findByText(EN['rank.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(progress()).toBe('0.4'));
});
