import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseTextSchema, RequiredTextSchema, TimeSchema } from '../nothing';

/** Bulletin, popup after sign-in, public popup, promotion. The source names the letters only; the meanings are ours. */
export const noticeTypes = ['B', 'PL', 'PU', 'PR'] as const;

export type NoticeType = (typeof noticeTypes)[number];

const text = v.optional(LooseTextSchema, '');

/** An end of 0 is none. */
const EndSchema = v.pipe(
  TimeSchema,
  v.transform((time) => time || undefined),
);

/** A notice or a promotion. */
export const NoticeSchema = v.object({
  id: RequiredTextSchema,
  /** `B` bulletin, `PL` popup after sign-in, `PU` public popup, `PR` promotion; empty where the back end names none. */
  type: text,
  title: text,
  /** HTML of the back end: cleaned before it is shown. */
  content: text,
  startDate: part(TimeSchema),
  /** The start as the back end writes it, where it is no time. */
  startDateStr: text,
  endDate: part(EndSchema),
  promotionType: text,
  announcementImages: v.fallback(v.optional(listOf(v.object({ imageId: text, url: RequiredTextSchema })), []), []),
  redirect: text,
  externalLink: text,
  promoAnnouncementCategoryIds: part(listOf(RequiredTextSchema)),
});

export type Notice = v.InferOutput<typeof NoticeSchema>;

/** The group of promotions. */
export const promotionGroup = 'w_promotion';
/** The group of all other notices. The source names no other group than that of promotions: this name is ours. */
export const noticeGroup = 'w_notice';

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
        type: 'PR',
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

/** The request for the notices of a group, of these types. `PR` belongs to promotions only. */
export function noticesRequest(
  groupName: string,
  types: readonly NoticeType[] = groupName === promotionGroup ? noticeTypes : ['B', 'PL', 'PU'],
): v.InferOutput<typeof noticesList.request> {
  return { types: types.join(','), groupName, execution: 'B', platform: 'W' };
}
