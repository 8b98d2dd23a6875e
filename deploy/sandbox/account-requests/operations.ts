import { accountData, accountRequest, accountRequestKinds, accountRequests } from '@atrium/api';
import { and, desc, eq } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { storedData } from './stored-data';
import { requestsOfAccounts } from './tables';

const statuses = { P: 'pending', A: 'approved', R: 'rejected' } as const;

/** Requests for the data of an account, and to close it. Trial accounts have neither. */
export const accountRequestOperations = (backend: Backend): Operation[] => [
  customerOperation(accountRequests, async (_request, { customer }) => {
    const found = await Promise.all(accountRequestKinds.map((kind) => latest(backend, customer.account, kind)));
    return found.flatMap((request) =>
      request
        ? [
            {
              kind: request.kind,
              status: statuses[request.status],
              createdAt: request.createdAt.getTime(),
              reason: request.reason,
            },
          ]
        : [],
    );
  }),
  customerOperation(accountRequest, async ({ kind }, { customer: { account } }) => {
    if (account.kind === trialKind) throw new Refusal('in_please_information');
    await backend.engine.database
      .insert(requestsOfAccounts)
      .values({ accountId: account.id, kind, createdAt: new Date(backend.clock()) })
      .onConflictDoNothing();
  }),
  customerOperation(accountData, async (_request, { customer: { account } }) => {
    if ((await latest(backend, account, 'data'))?.status !== 'A') throw new Refusal('request_refused');
    return dataOf(backend, account);
  }),
];

const trialKind = 4;

async function latest({ engine }: Backend, { id }: Account, kind: (typeof accountRequestKinds)[number]) {
  const [found] = await engine.database
    .select()
    .from(requestsOfAccounts)
    .where(and(eq(requestsOfAccounts.accountId, id), eq(requestsOfAccounts.kind, kind)))
    .orderBy(desc(requestsOfAccounts.id))
    .limit(1);
  return found;
}

/** What is stored about a customer, without secrets. */
async function dataOf({ engine }: Backend, account: Account) {
  const { id, name, nickname, kind, payeeName, mobile, email, language, icon, level, labels } = account;
  const { lastLoginAt, createdAt } = account;
  return {
    account: {
      ...{ id: String(id), name, nickname, kind, payeeName, mobile, email, language, icon, level, labels },
      ...{ lastLoginAt, createdAt },
    },
    ...(await storedData(engine.database, account)),
  };
}
