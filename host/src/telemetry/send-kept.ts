import type { KeptReports } from './kept-reports';
import type { Batch } from './report';
import { sendBatch } from './send-batch';

interface KeptSources {
  kept: KeptReports;
  /** The token of this page, which sends its reports itself. */
  reportToken: string;
  send: typeof fetch;
}

/** Sends the reports of earlier pages, one batch per page load with its own token. Never rejects. */
export async function sendKept({ kept, reportToken, send }: KeptSources): Promise<void> {
  const byPage = new Map<string, Batch>();
  for (const batch of kept.ofOtherPages(reportToken)) {
    const known = byPage.get(batch.reportToken);
    byPage.set(batch.reportToken, known ? { ...known, reports: [...known.reports, ...batch.reports] } : batch);
  }
  for (const batch of byPage.values()) await sendBatch(send, batch, kept);
}
