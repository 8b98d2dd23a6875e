import { fails, type FakeHost } from '@atrium/contract/testing';
import { lobbyHost } from '../testing/lobby-host';
import listAnnouncementGroups from './list-announcement-groups';

const announcement = (id: number, changes: object = {}) => ({
  id,
  type: 'PU',
  title: `Announcement ${id}`,
  ...changes,
});

test('a device clock hours off opens no ended popup and hides no current one [NTC-09]', async () => {
  const hour = 3_600_000;
  const server = Date.now() + 5 * hour;
  const inForce = announcement(1, { startDate: server - hour, endDate: server + hour });
  const ended = announcement(2, { endDate: server - hour });
  const host = lobbyHost({
    serverTime: () => server,
    answers: {
      'notices.list': ({ groupName }: { groupName: string }) => [groupName === 'w_notice' ? inForce : ended],
    },
  });
  expect(await listAnnouncementGroups(host, { type: 'PU' })).toEqual([{ group: 'w_notice', type: 'PU' }]);
});

test.each(['PU', 'PL'])('a group pops up when it has notices of type %s in force [PRM-07] [NTC-08]', async (type) => {
  const inGroup: Record<string, unknown[]> = { w_promotion: [], w_notice: [announcement(1, { type: '' })] };
  const host: FakeHost = lobbyHost({
    answers: { 'notices.list': ({ groupName }: { groupName: string }) => inGroup[groupName] },
  });
  expect(await listAnnouncementGroups(host, { type })).toEqual([{ group: 'w_notice', type }]);
  expect(host.records.calls.map(({ request }) => request)).toEqual(
    ['w_promotion', 'w_notice'].map((groupName) => ({ types: type, groupName, execution: 'B', platform: 'W' })),
  );

  inGroup['w_promotion'] = [announcement(2, { type })];
  inGroup['w_notice'] = [announcement(3, { type: 'B' }), announcement(4, { type, endDate: 5 })];
  expect(await listAnnouncementGroups(host, { type })).toEqual([{ group: 'w_promotion', type }]);
  inGroup['w_promotion'] = fails('network') as never;
  expect(await listAnnouncementGroups(host, { type })).toEqual([]);
});

test('an announcement without title, text and picture pops nothing up [PRM-07]', async () => {
  const empty = { id: 1, type: 'PU', title: ' ', content: null };
  const groupsWith = (answer: object) => {
    const host = lobbyHost({ answers: { 'notices.list': [answer] } });
    return listAnnouncementGroups(host, { type: 'PU' });
  };
  expect(await groupsWith(empty)).toEqual([]);
  for (const part of [
    { title: 'Spring' },
    { content: '<p>Text</p>' },
    { announcementImages: [{ url: 'https://img.test/a.png' }] },
  ])
    expect(await groupsWith({ ...empty, ...part })).toHaveLength(2);
});
