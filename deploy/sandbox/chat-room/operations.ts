import { chatMessage, chatPermission, chatRoomPath, chatUrl } from '@atrium/api';
import type { Backend } from '../backend';
import { switchesOf } from '../control/switches';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { unreadCount } from './messages';
import { issueTicket } from './tickets';

/** The calls of the chat room. Trial accounts may not use it. */
export const chatRoomOperations = (backend: Backend): Operation[] => [
  publicOperation(chatPermission, (_request, { customer }) => ({ hasPermission: customer?.account.kind !== 4 })),
  customerOperation(chatUrl, async (_request, { customer, merchant }) => {
    if (customer.account.kind === 4) throw new Refusal('in_please_information');
    const { CBS3 } = await switchesOf(backend, merchant);
    if (!CBS3) throw new Refusal('in_stay_tuned');
    return { chatUrl: `${chatRoomPath}#${await issueTicket(backend, customer)}` };
  }),
  customerOperation(chatMessage, async (_request, { customer }) => ({
    unReadCount: await unreadCount(backend, customer.account.id),
  })),
];
