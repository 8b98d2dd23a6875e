import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isForOperators } from '../hosts/is-for-operators';
import type { GatewayOptions } from '../options';

/** Milliseconds that the database has to answer. */
const patience = 1_000;

/**
 * `/healthz`: the process runs. `/readyz`: it can serve pages, also from memory while the database is unavailable. Only
 * operators see details.
 */
export function serveHealth(app: FastifyInstance, { engine, registry }: GatewayOptions): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (request, reply) => {
    const published = registry.snapshot().channels.some(({ remote }) => remote === 'host');
    void reply.code(published ? 200 : 503).header('cache-control', 'no-store');
    if (!isForOperators(request)) return reply.send({ ready: published });
    const database = await answers(engine);
    const { releases, channels } = registry.refused();
    const damage = engine.damage();
    const current = database && damage === undefined && releases.length + channels.length === 0;
    return reply.send({
      ready: published,
      published,
      database,
      channelEpoch: registry.epoch(),
      serving: current ? 'current' : 'last known good',
      ...(damage !== undefined && { damage }),
      ...(releases.length > 0 && { refusedReleases: releases }),
      ...(channels.length > 0 && { refusedChannels: channels }),
    });
  });
}

async function answers(engine: GatewayOptions['engine']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), patience)));
  const asked = engine.database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answered;
}
