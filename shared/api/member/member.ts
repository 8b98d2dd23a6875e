import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import {
  AnythingSchema,
  IntegerSchema,
  LooseFlagSchema,
  LooseTextSchema,
  NothingSchema,
  RequiredTextSchema,
  TimeSchema,
  looseInteger,
} from '../nothing';
import { KindSchema } from '../session/account-kind';

export const MemberInfoSchema = v.pipe(
  v.object({
    id: v.fallback(LooseTextSchema, ''),
    account: RequiredTextSchema,
    nickname: v.fallback(LooseTextSchema, ''),
    /** Milliseconds since 1970. */
    lastLogin: part(TimeSchema),
    /** 0 player, 4 trial, anything else agent; decides where no answer has `isAgent`. */
    type: KindSchema,
    /** Decides permissions; may come with the sign-in instead. */
    isAgent: KindSchema,
    toUpline: v.fallback(LooseFlagSchema, false),
    clubLabel: part(
      v.object({
        labelId: part(LooseTextSchema),
        labelName: v.fallback(LooseTextSchema, ''),
        color: part(LooseTextSchema),
        type: part(LooseTextSchema),
        rankLevel: part(IntegerSchema),
      }),
    ),
    memberLabel: v.fallback(listOf(RequiredTextSchema), []),
    /** The VIP fields are undefined where the back end does not name them. */
    hasVip: part(LooseFlagSchema),
    vipLabelName: part(LooseTextSchema),
    showVipBenefit: part(LooseFlagSchema),
    vipRankLevel: part(IntegerSchema),
    /** From 0 to 1. */
    vipProgress: part(v.number()),
  }),
  v.transform(({ isAgent: kind, ...info }) => ({ ...info, kind })),
);

export type MemberInfo = v.InferOutput<typeof MemberInfoSchema>;

export const memberInfo = endpoint({
  id: 'member.info',
  about: 'Who is signed in.',
  method: 'GET',
  path: '/wps/member/info',
  request: NothingSchema,
  answer: MemberInfoSchema,
  example: {
    request: {},
    answer: {
      id: '7',
      account: 'mei88',
      nickname: 'Mei',
      type: 0,
      isAgent: 0,
      toUpline: 0,
      clubLabel: { labelName: 'Gold', color: '#c9a227', type: 'AUTO', rankLevel: 3 },
      memberLabel: [],
    },
  },
});

export const memberIcon = endpoint({
  id: 'member.icon',
  about: "The member's profile icon.",
  method: 'GET',
  path: '/wps/member/info/icon',
  silent: true,
  request: NothingSchema,
  answer: v.object({
    icon: part(LooseTextSchema),
    avatarType: part(LooseTextSchema),
    avatar: part(LooseTextSchema),
  }),
  example: { request: {}, answer: { icon: '3' } },
});

export const memberSetIcon = endpoint({
  id: 'member.setIcon',
  about: "Stores the number of the member's profile icon.",
  method: 'POST',
  ...relay('setInfoIcon'),
  request: v.object({ icon: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'not the number of an icon')) }),
  answer: AnythingSchema,
  example: { request: { icon: '3' }, answer: null },
});

export const memberLanguage = endpoint({
  id: 'member.language',
  about: "Stores the member's language on the server.",
  method: 'PUT',
  path: '/wps/member/language',
  silent: true,
  request: v.object({ language: v.string() }),
  answer: AnythingSchema,
  example: { request: { language: 'EN' }, answer: null },
});

export const memberFunds = endpoint({
  id: 'member.funds',
  about: 'Which contracts the member holds, as flags.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  silent: true,
  request: NothingSchema,
  answer: v.record(v.string(), v.unknown()),
  example: { request: {}, answer: { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 } },
});

export const memberUnread = endpoint({
  id: 'member.unread',
  about: 'Unread messages of the last seven days; only the total is read.',
  method: 'GET',
  ...relay('getUnreadMessageV2'),
  request: v.object({ page: v.number(), size: v.number(), sort: v.string(), read: v.boolean(), from: v.number() }),
  answer: v.object({ total: looseInteger(0) }),
  example: {
    request: { page: 1, size: 1, sort: 'sendTime,desc', read: false, from: 1767225600000 },
    answer: { total: 3 },
  },
});
