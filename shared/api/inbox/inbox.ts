import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import {
  AnythingSchema,
  LooseFlagSchema,
  LooseTextSchema,
  RequiredTextSchema,
  TimeSchema,
  lenientCount,
} from '../nothing';

const message = {
  id: RequiredTextSchema,
  title: LooseTextSchema,
  /** Milliseconds since 1970. */
  sendTime: part(TimeSchema),
  read: LooseFlagSchema,
};

export const InboxItemSchema = v.object(message);
export type InboxItem = v.InferOutput<typeof InboxItemSchema>;

/** A message with its text: HTML of the back end, which must be cleaned. */
export const InboxMessageSchema = v.object({ ...message, content: LooseTextSchema });
export type InboxMessage = v.InferOutput<typeof InboxMessageSchema>;

export const InboxPageSchema = v.object({
  /** Messages of all pages. */
  total: lenientCount(0),
  messages: v.nullish(listOf(InboxItemSchema), []),
});
export type InboxPage = v.InferOutput<typeof InboxPageSchema>;

export const inboxList = endpoint({
  id: 'inbox.list',
  about: "A page of the member's platform messages, the latest first.",
  method: 'GET',
  ...relay('getMessageV2'),
  request: v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    sort: v.string(),
  }),
  answer: InboxPageSchema,
  example: {
    request: { page: 1, size: 10, sort: 'sendTime,desc' },
    answer: { total: 12, messages: [{ id: '31', title: 'Welcome', sendTime: 1767312245000, read: false }] },
  },
});

export const inboxMessage = endpoint({
  id: 'inbox.message',
  about: 'One platform message with its text.',
  method: 'GET',
  ...relay('getMessageDetailV2'),
  request: v.object({ id: v.string() }),
  answer: InboxMessageSchema,
  example: {
    request: { id: '31' },
    answer: { id: '31', title: 'Welcome', sendTime: 1767312245000, read: false, content: '<p>Good to see you.</p>' },
  },
});

export const inboxRead = endpoint({
  id: 'inbox.read',
  about: 'Marks platform messages as read: those named, or all. Repeating it changes nothing.',
  method: 'POST',
  ...relay('readMessageV2'),
  request: v.object({
    /** Absent: all messages. */
    ids: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100))),
  }),
  answer: AnythingSchema,
  example: { request: { ids: ['31'] }, answer: null },
});
