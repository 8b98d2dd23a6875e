import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { AnythingSchema, LooseFlagSchema, LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';

/** Device and location of a sign-in, as far as needed to recognize it. */
const WhereSchema = v.object({
  /** Such as `Android` and `Chrome`; empty when unknown. */
  system: v.optional(LooseTextSchema, ''),
  browser: v.optional(LooseTextSchema, ''),
  /** Without its last part: `203.0.113.*`. */
  address: v.optional(LooseTextSchema, ''),
});

export type Where = v.InferOutput<typeof WhereSchema>;

export const MemberSessionSchema = v.object({
  ...WhereSchema.entries,
  id: LooseTextSchema,
  /** Milliseconds since 1970. */
  createdAt: TimeSchema,
  usedAt: TimeSchema,
  /** Whether it is the current session. */
  current: LooseFlagSchema,
});

export type MemberSession = v.InferOutput<typeof MemberSessionSchema>;

export const MemberSessionsSchema = v.object({
  /** The current session first, then by last use. */
  sessions: listOf(MemberSessionSchema),
  /** The sign-in before the current one. */
  last: v.optional(v.nullable(v.object({ ...WhereSchema.entries, at: TimeSchema }))),
});

export type MemberSessions = v.InferOutput<typeof MemberSessionsSchema>;

const where = { system: 'Android', browser: 'Chrome', address: '203.0.113.*' };

export const memberSessions = endpoint({
  id: 'member.sessions',
  about: "The member's sessions, and the sign-in before this one.",
  method: 'GET',
  path: '/wps/member/sessions',
  silent: true,
  request: NothingSchema,
  answer: MemberSessionsSchema,
  example: {
    request: {},
    answer: {
      sessions: [{ ...where, id: '7', createdAt: 1767225600000, usedAt: 1767229200000, current: true }],
      last: { ...where, at: 1767139200000 },
    },
  },
});

export const memberEndSession = endpoint({
  id: 'member.endSession',
  about: 'Signs out one session; a session that has already ended is not a failure.',
  method: 'DELETE',
  path: '/wps/member/sessions',
  request: v.object({ id: v.string() }),
  answer: AnythingSchema,
  example: { request: { id: '7' }, answer: null },
});

export const memberEndOtherSessions = endpoint({
  id: 'member.endOtherSessions',
  about: 'Signs out all sessions except the calling one.',
  method: 'DELETE',
  path: '/wps/member/sessions/others',
  request: NothingSchema,
  answer: AnythingSchema,
  example: { request: {}, answer: null },
});
