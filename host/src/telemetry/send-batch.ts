import type { KeptReports } from './kept-reports';
import type { Batch } from './report';

export const reportAddress = '/telemetry';

/** Sends a batch, and drops its kept reports once the gateway has acknowledged or finally refused it. Never rejects. */
export async function sendBatch(send: typeof fetch, batch: Batch, kept: Pick<KeptReports, 'drop'>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(batch), keepalive: true };
  const status = await send(reportAddress, request).then(
    (answer) => answer.status,
    () => 0,
  );
  // other failures are temporary: no connection, too many at once, an unavailable gateway
  if (status >= 200 && status < 500 && status !== 429) kept.drop(batch);
}
