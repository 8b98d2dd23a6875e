import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { feedback } from './tables';

/** Entries that the control page shows. */
const shown = 100;

/** For operators: `GET <base>` lists feedback, the latest first; `GET <base>/<id>/picture` answers its picture. */
export function serveFeedback(app: FastifyInstance, { engine }: Backend, base: string): void {
  app.get(base, async () => {
    const rows = await engine.database
      .select({
        id: feedback.id,
        merchant: feedback.merchant,
        sender: feedback.sender,
        isCustomer: sql<boolean>`${feedback.accountId} is not null`,
        content: feedback.content,
        type: feedback.type,
        hasPicture: sql<boolean>`${feedback.picture} is not null`,
        at: feedback.at,
      })
      .from(feedback)
      .orderBy(desc(feedback.at), desc(feedback.id))
      .limit(shown);
    return { success: true, value: rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })) };
  });

  app.get<{ Params: { id: string } }>(`${base}/:id/picture`, async ({ params }, reply) => {
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0;
    const [row] = await engine.database.select().from(feedback).where(eq(feedback.id, id));
    if (!row?.picture || row.pictureType === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.\n');
    return reply
      .type(row.pictureType)
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(row.picture));
  });
}
