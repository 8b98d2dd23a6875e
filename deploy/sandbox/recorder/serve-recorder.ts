import { tagFields, tagIdPattern } from '@atrium/api';
import rateLimit from '@fastify/rate-limit';
import { desc, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../../network';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { merchantOfEmbed } from '../embed/merchant-of-embed';
import { openPage } from '../pages/open-page';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import { tagHits } from './tables';

/** Maximum number of stored hits. */
const maxHits = 1_000;
/** Hits per minute and network: each is stored and evicts an older one. */
const hitsPerMinute = 300;

const HitSchema = v.strictObject({
  kind: v.picklist(Object.keys(tagFields)),
  id: v.pipe(v.string(), v.regex(tagIdPattern)),
  call: v.pipe(v.array(v.unknown()), v.maxLength(10)),
});

/**
 * Mock of tag vendors, so that a demo sends nothing to third parties: its script records what a tag sends, and the
 * control page shows it.
 */
export async function serveRecorder(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.tags };
  acceptJson(app);
  await openPage(app, { folder: 'recorder', path: '/recorder', constraints });

  await app.register(rateLimit, {
    global: false,
    max: hitsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.post('/recorder/hits', { constraints, config: { rateLimit: {} } }, async (request, reply) => {
    const { code } = merchantOfEmbed(backend, request);
    const read = v.safeParse(HitSchema, request.body);
    if (!read.success) throw new Refusal('request_invalid');
    const { kind, id: tagId, call } = read.output;
    const { database } = backend.engine;
    const createdAt = new Date(backend.clock());
    const added = await database
      .insert(tagHits)
      .values({ merchant: code, kind, tagId, call, createdAt })
      .returning({ id: tagHits.id });
    await database.delete(tagHits).where(lte(tagHits.id, onlyRow(added).id - maxHits));
    return reply.code(204).send();
  });
}

/** The recorded hits, newest first. */
export async function readHits({ engine }: Backend) {
  return engine.database.select().from(tagHits).orderBy(desc(tagHits.id)).limit(200);
}
