import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendText } from '../pages/send-text';
import { BatchSchema } from './report';
import type { ReportTokens } from './report-tokens';

/** Bytes of one batch of reports. */
const largest = 64 * 1024;

/** Takes the reports of pages and writes each into the log, as data. */
export function serveTelemetry(app: FastifyInstance, tokens: ReportTokens): void {
  app.post('/telemetry', { bodyLimit: largest }, async (request, reply) => {
    const { meaning } = request;
    if (meaning.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const batch = v.safeParse(BatchSchema, request.body);
    if (!batch.success) return sendText(reply, 400, 'These are not reports.');
    const { reports, composition, dropped, reportToken } = batch.output;
    const failed = reports.some(({ kind }) => kind === 'error');
    const counts = failed && tokens.redeem(reportToken);
    const page = { merchant: meaning.merchant.code, composition, counts };
    for (const report of reports) request.log.info({ page, report }, 'reported by a page');
    if (dropped > 0) request.log.info({ page, dropped }, 'more than a page keeps');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
