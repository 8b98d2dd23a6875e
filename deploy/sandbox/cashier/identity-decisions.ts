import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import type { DecisionKind } from '../decisions/decision-kind';
import { sendPicture } from '../pictures/send-picture';
import { publishChange } from './publish-change';
import { identities, identityDocuments } from './tables';

/** Checks of identity and age. The id is that of the account and the time of what was sent. */
export const identityDecisions: DecisionKind = {
  kind: 'identity',
  title: 'Identity and age',
  choices: { verify: 'Verify', reject: 'Reject' },

  async list({ engine: { database } }, limit) {
    const rows = await database
      .select({ identity: identities, merchant: accounts.merchant, account: accounts.name })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(eq(identities.status, 'pending'))
      .orderBy(asc(identities.sentAt), asc(identities.accountId))
      .limit(limit);
    return Promise.all(
      rows.map(async ({ identity: { accountId, name, birthDate, sentAt }, merchant, account }) => {
        const documents = await database.$count(identityDocuments, eq(identityDocuments.accountId, accountId));
        return {
          id: `${accountId}-${sentAt.getTime()}`,
          merchant,
          account,
          about: `${name}, born ${birthDate}`,
          since: sentAt.getTime(),
          pictures: Array.from({ length: documents }, (_, index) => `/identities/${accountId}/${index + 1}`),
        };
      }),
    );
  },

  async decide(backend, id, choice, reason) {
    const [, accountId, sentAt] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
    if (accountId === undefined) return false;
    return backend.engine.transaction(async (transaction) => {
      const verified = choice === 'verify';
      const [row] = await transaction
        .update(identities)
        .set({
          status: verified ? 'verified' : 'rejected',
          reason: verified ? '' : reason,
          decidedAt: new Date(backend.clock()),
        })
        .where(
          and(
            eq(identities.accountId, Number(accountId)),
            eq(identities.sentAt, new Date(Number(sentAt))),
            eq(identities.status, 'pending'),
          ),
        )
        .returning();
      if (!row) return false;
      await publishChange(backend, transaction, row.accountId);
      return true;
    });
  },
};

/** For operators: `GET <base>/identities/<account>/<number>` answers a document. */
export function serveIdentityDocuments(app: FastifyInstance, { engine }: Backend, base: string): void {
  app.get<{ Params: { account: string; number: string } }>(
    `${base}/identities/:account/:number`,
    async ({ params }, reply) => {
      const [account, number] = [params.account, params.number].map((text) => (/^\d{1,9}$/.test(text) ? +text : 0));
      const [document] = await engine.database
        .select()
        .from(identityDocuments)
        .where(and(eq(identityDocuments.accountId, account ?? 0), eq(identityDocuments.number, number ?? 0)));
      return sendPicture(reply, document);
    },
  );
}
