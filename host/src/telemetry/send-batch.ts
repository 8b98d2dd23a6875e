import type { KeptReports } from './kept-reports';
import type { Batch } from './report';

export const reportAddress = '/telemetry';

/** Sends a batch, and forgets what was kept of it once the gateway has taken it or will never take it. Never rejects. */
export async function sendBatch(send: typeof fetch, batch: Batch, kept: Pick<KeptReports, 'drop'>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(batch), keepalive: true };
  const status = await send(reportAddress, request).then(
    (answer) => answer.status,
    () => 0,
  );
  // anything else may pass: no line, too many at once, a gateway that is away
  if (status >= 200 && status < 500 && status !== 429) kept.drop(batch);
}
