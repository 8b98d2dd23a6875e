import * as v from 'valibot';
import { NoticeSchema, noticesList, noticesRequest } from './notices';

const record = {
  id: 7,
  type: 'PU',
  title: 'Weekend spins',
  content: '<p>Play any slot.</p>',
  startDate: '2026-01-02 03:04:00',
  startDateStr: 'every Friday',
  endDate: 1769904000000,
  promotionType: 'DEPOSIT',
  announcementImages: [{ imageId: 3, url: 'https://example.com/a.png' }],
  redirect: 'REWARD_CENTER',
  externalLink: 'https://example.com/spins',
  promoAnnouncementCategoryIds: [12, '15'],
};

test('a notice or promotion holds the fields of the source [PRM-08]', () => {
  expect(v.parse(NoticeSchema, record)).toEqual({
    ...record,
    id: '7',
    startDate: Date.UTC(2026, 0, 2, 3, 4),
    announcementImages: [{ imageId: '3', url: 'https://example.com/a.png' }],
    promoAnnouncementCategoryIds: ['12', '15'],
  });
});

test('an odd value costs itself, an odd record only itself [PRM-08]', () => {
  const odd = { ...record, startDate: 'soon', endDate: null, announcementImages: [{ imageId: 4 }, null], title: null };
  expect(v.parse(noticesList.answer, [odd, { title: 'without id' }, 'text'])).toEqual([
    {
      ...v.parse(NoticeSchema, record),
      startDate: undefined,
      endDate: undefined,
      announcementImages: [],
      title: '',
    },
  ]);
  expect(v.parse(noticesList.answer, null)).toEqual([]);
});

test.each(['', {}, 'https://example.com/a.png', 0])('pictures that are %j cost themselves [PRM-08]', (pictures) => {
  expect(v.parse(noticesList.answer, [{ ...record, announcementImages: pictures }])).toEqual([
    { ...v.parse(NoticeSchema, record), announcementImages: [] },
  ]);
});

test('the call sends its types, group, execution and platform; the group of promotions adds PR [NTC-06] [NTC-07]', () => {
  expect(noticesRequest('w_notice')).toEqual({
    types: 'B,PL,PU',
    groupName: 'w_notice',
    execution: 'B',
    platform: 'W',
  });
  expect(noticesRequest('w_promotion')).toEqual({
    types: 'B,PL,PU,PR',
    groupName: 'w_promotion',
    execution: 'B',
    platform: 'W',
  });
  expect(noticesRequest('w_notice', ['PU'])).toMatchObject({ types: 'PU', groupName: 'w_notice' });
});
