import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseTextSchema, RequiredTextSchema, TimeSchema } from '../nothing';

const text = v.optional(LooseTextSchema, '');

/** A notice or a promotion. */
export const NoticeSchema = v.object({
  id: RequiredTextSchema,
  title: text,
  /** HTML of the back end: cleaned before it is shown. */
  content: text,
  startDate: part(TimeSchema),
  /** The start as the back end writes it, where it is no time. */
  startDateStr: text,
  endDate: part(TimeSchema),
  promotionType: text,
  announcementImages: v.optional(listOf(v.object({ imageId: text, url: RequiredTextSchema })), []),
  redirect: text,
  externalLink: text,
  promoAnnouncementCategoryIds: part(listOf(RequiredTextSchema)),
});

export type Notice = v.InferOutput<typeof NoticeSchema>;

/** The group of promotions. */
export const promotionGroup = 'w_promotion';

export const noticesList = endpoint({
  id: 'notices.list',
  about: 'Notices of a group, or promotions.',
  method: 'GET',
  ...relay('getNotice'),
  request: v.object({
    /** With commas: `B`, `PL`, `PU`, and `PR` for promotions. */
    types: v.string(),
    groupName: v.string(),
    execution: v.string(),
    platform: v.string(),
  }),
  answer: listOf(NoticeSchema),
  example: {
    request: { types: 'B,PL,PU,PR', groupName: promotionGroup, execution: 'B', platform: 'W' },
    answer: [
      {
        id: '7',
        title: 'Weekend spins',
        content: '<p>Play any slot from Friday to Sunday.</p>',
        startDate: 1767323040000,
        startDateStr: '2026-01-02',
        endDate: null,
        promotionType: 'DEPOSIT',
        announcementImages: [{ imageId: '1', url: 'scene:night' }],
        redirect: 'REWARD_CENTER',
        externalLink: '',
        promoAnnouncementCategoryIds: [],
      },
    ],
  },
});

/** The request for the notices of a group. `PR` belongs to promotions only. */
export function noticesRequest(groupName: string): v.InferOutput<typeof noticesList.request> {
  const types = groupName === promotionGroup ? 'B,PL,PU,PR' : 'B,PL,PU';
  return { types, groupName, execution: 'B', platform: 'W' };
}
