import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isForOperators } from '../hosts/is-for-operators';
import type { PageReports, Registry as Releases } from '../../registry';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';

/** Measures one answer: its time in milliseconds, from the request to the end. */
export type MeasureAnswer = (answer: { method: string; route: string; status: number }, time: number) => void;

/**
 * Measures requests by route, and serves the metrics to operators only. Returns the function that measures answers
 * without a route.
 */
export function serveMetrics(
  app: FastifyInstance,
  { reports, deltas }: { reports: Pick<PageReports, 'alerts'>; deltas: Releases['deltas'] },
): MeasureAnswer {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  const durations = new Histogram({
    name: 'atrium_request_duration_seconds',
    help: 'Time from request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [figures],
  });
  new Gauge({
    name: 'atrium_release_alert',
    help: 'Releases in use that fail and are not rolled back automatically, with the cause.',
    labelNames: ['remote', 'release', 'cause'],
    registers: [figures],
    collect() {
      this.reset();
      for (const { remote, release, cause } of reports.alerts()) this.set({ remote, release, cause }, 1);
    },
  });
  new Gauge({
    name: 'atrium_release_deltas_pending',
    help: 'Releases and files with deltas that this process still makes or reads.',
    registers: [figures],
    collect() {
      this.set(deltas?.pending ?? 0);
    },
  });
  const measure: MeasureAnswer = (answer, time) => durations.observe(answer, time / 1000);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    measure({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
    return reply
      .header('content-type', figures.contentType)
      .header('cache-control', 'no-store')
      .headers(inertHeaders)
      .send(await figures.metrics());
  });
  return measure;
}
