import { inboxList, inboxMessage, inboxRead } from '@atrium/api';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { customerOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { inboxMessageOf, inboxPage, markInboxRead } from './inbox';

/** The member's platform messages; every call is refused where the merchant has switched them off. */
export const inboxOperations = (backend: Backend): Operation[] =>
  [
    customerOperation(inboxList, ({ page, size }, { customer, language }) =>
      inboxPage(backend, customer.account.id, { page, size, language }),
    ),
    customerOperation(inboxMessage, async ({ id }, { customer, language }) => {
      const found = await inboxMessageOf(backend, customer.account.id, idIn(id), language);
      if (!found) throw new Refusal('message_unknown');
      return found;
    }),
    customerOperation(inboxRead, ({ ids }, { customer }) =>
      markInboxRead(backend, customer.account.id, ids?.map(idIn)),
    ),
  ].map((operation) => requireMessages(backend, operation));

function requireMessages(backend: Backend, operation: Operation): Operation {
  return {
    ...operation,
    async handle(request, call) {
      if (!(await isSwitchOn(backend, call.merchant, 'MAILCEN'))) throw new Refusal('messages_closed');
      return operation.handle(request, call);
    },
  };
}

/** @throws Refusal `message_unknown` for what is no id */
function idIn(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Refusal('message_unknown');
  return Number(text);
}
