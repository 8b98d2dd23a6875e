import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { LooseFlagSchema, NothingSchema, RequiredTextSchema, looseInteger } from '../nothing';

/** The path of the chat room on its embed origin; the only address that the portal frames. */
export const chatRoomPath = '/room';

export const chatPermission = endpoint({
  id: 'chat.permission',
  about: 'Whether this person may use the chat room.',
  method: 'GET',
  ...relay('getChatPermission'),
  request: NothingSchema,
  answer: v.object({ hasPermission: v.fallback(LooseFlagSchema, false) }),
  example: { request: {}, answer: { hasPermission: true } },
});

export const chatUrl = endpoint({
  id: 'chat.url',
  about: "The address of this customer's chat room. It may contain a ticket of this customer.",
  method: 'GET',
  ...relay('getChatUrl'),
  request: NothingSchema,
  answer: v.object({ chatUrl: RequiredTextSchema }),
  example: { request: {}, answer: { chatUrl: '/room#ticket' } },
});

export const chatMessage = endpoint({
  id: 'chat.message',
  about: 'The number of messages in the chat room that this customer has not read.',
  method: 'GET',
  ...relay('getChatMessage'),
  request: NothingSchema,
  answer: v.object({ unReadCount: v.fallback(looseInteger(0), 0) }),
  example: { request: {}, answer: { unReadCount: 2 } },
});
