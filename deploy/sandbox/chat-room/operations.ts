import { chatMessage, chatPermission, chatRoomPath, chatUrl } from '@atrium/api';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { unreadCount } from './messages';
import { issueTicket } from './tickets';

/** The calls of the chat room. Trial accounts may not use it. */
export const chatRoomOperations = (backend: Backend): Operation[] => [
  publicOperation(chatPermission, async (_request, { customer, merchant }) => ({
    hasPermission: customer?.account.kind !== 4 && (await isSwitchOn(backend, merchant, 'CBS3')),
  })),
  customerOperation(chatUrl, async (_request, { customer, merchant }) => {
    if (customer.account.kind === 4) throw new Refusal('in_please_information');
    if (!(await isSwitchOn(backend, merchant, 'CBS3'))) throw new Refusal('in_stay_tuned');
    return { chatUrl: `${chatRoomPath}#${await issueTicket(backend, customer)}` };
  }),
  customerOperation(chatMessage, async (_request, { customer }) => ({
    unReadCount: await unreadCount(backend, customer.account.id),
  })),
];
