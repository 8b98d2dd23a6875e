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

/** Bytes of one batch of reports. */
const largest = 64 * 1024;
/** Batches a minute: a page gathers for ten seconds, so six are the most it sends, and a few more as it is left. */
const usualLimit = 30;

export interface TelemetryOptions {
  registry: Registry;
  tokens: ReportTokens;
  /** Batches a minute of one page load, and of one network for all that have no sound token. */
  limit?: number | undefined;
}

interface ReceivedBatch {
  batch: Batch;
  /** Undefined where what is said counts for nothing. */
  load: PageLoad | undefined;
}

/**
 * Takes the reports of pages: each is written into the log, as data, and what a page load with a sound token tells of
 * its releases is counted.
 */
export function serveTelemetry(app: FastifyInstance, { registry, tokens, limit = usualLimit }: TelemetryOptions): void {
  const heard = new WeakMap<FastifyRequest, ReceivedBatch>();

  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: limit,
      timeWindow: 60_000,
      hook: 'preHandler',
      keyGenerator: (request) => heard.get(request)?.load?.id ?? networkOf(request.ip),
    });
    scope.addHook('preValidation', async (request, reply) => {
      const { meaning } = request;
      if (meaning.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
      const batch = v.safeParse(BatchSchema, request.body);
      if (!batch.success) return sendText(reply, 400, 'These are not reports.');
      const { reportToken, composition } = batch.output;
      const load = tokens.read(reportToken, { merchant: meaning.merchant.code, composition });
      heard.set(request, { batch: batch.output, load });
    });
    scope.addHook('onClose', () => registry.reports.flush());
    scope.post('/telemetry', { bodyLimit: largest }, async (request, reply) => {
      const { meaning } = request;
      const { batch, load } = heard.get(request) ?? {};
      if (meaning.kind !== 'merchant' || !batch) throw new TypeError('a batch is read before it is answered');
      if (load) registry.reports.record(reportsOfPage(load, batch));
      const page = { merchant: meaning.merchant.code, composition: batch.composition, counts: load !== undefined };
      for (const report of batch.reports) request.log.info({ page, report }, 'reported by a page');
      if (batch.dropped > 0) request.log.info({ page, dropped: batch.dropped }, 'more than a page keeps');
      return reply.code(204).header('cache-control', 'no-store').headers(inertHeaders).send();
    });
  });
}
