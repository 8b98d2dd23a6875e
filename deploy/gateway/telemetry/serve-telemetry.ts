import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../../network';
import type { Registry } from '../../registry';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';
import { BatchSchema, type Batch } from './report';
import type { PageLoad, ReportTokens } from './report-tokens';
import { reportsOfPage } from './reports-of-page';

/** Maximum bytes of one batch of reports. */
const largest = 64 * 1024;
/** Batches per minute: a page sends every ten seconds, and a few more when it is left. */
const usualLimit = 30;

export interface TelemetryOptions {
  registry: Registry;
  tokens: ReportTokens;
  /** Batches per minute of one page load, and of one network without valid tokens. */
  limit?: number | undefined;
}

interface ReceivedBatch {
  batch: Batch;
  /** Undefined where the reports are not counted. */
  load: PageLoad | undefined;
}

/** Receives the reports of pages: each is logged as data, and reports of page loads with a valid token are counted. */
export function serveTelemetry(app: FastifyInstance, { registry, tokens, limit = usualLimit }: TelemetryOptions): void {
  const received = new WeakMap<FastifyRequest, ReceivedBatch>();

  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: limit,
      timeWindow: 60_000,
      hook: 'preHandler',
      keyGenerator: (request) => received.get(request)?.load?.id ?? networkOf(request.ip),
    });
    scope.addHook('preValidation', async (request, reply) => {
      const { resolvedHost } = request;
      if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
      const batch = v.safeParse(BatchSchema, request.body);
      if (!batch.success) return sendText(reply, 400, 'These are not valid reports.');
      const { reportToken, composition } = batch.output;
      const load = tokens.read(reportToken, { merchant: resolvedHost.merchant.code, composition });
      received.set(request, { batch: batch.output, load });
    });
    scope.addHook('onClose', () => registry.reports.flush());
    scope.post('/telemetry', { bodyLimit: largest }, async (request, reply) => {
      const { resolvedHost } = request;
      const { batch, load } = received.get(request) ?? {};
      if (resolvedHost.kind !== 'merchant' || !batch)
        throw new TypeError('the batch has to be read before it is answered');
      if (load) registry.reports.record(reportsOfPage(load, batch));
      const page = { merchant: resolvedHost.merchant.code, composition: batch.composition, counts: load !== undefined };
      for (const report of batch.reports) request.log.info({ page, report }, 'reported by a page');
      if (batch.dropped > 0) request.log.info({ page, dropped: batch.dropped }, 'more than a page keeps');
      return reply.code(204).header('cache-control', 'no-store').headers(inertHeaders).send();
    });
  });
}
