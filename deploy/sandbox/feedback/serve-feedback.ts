import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { sendPicture } from '../pictures/send-picture';
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
    return sendPicture(reply, row && { type: row.pictureType, picture: row.picture });
  });
}
