import { startPortal, type Portal } from '../../support/portal';
import { loadPage } from '../outage/load-page';

/** Ten processes share the 100 connections that PostgreSQL allows by default. */
const environment = { ATRIUM_QUICK_HASHES: 'on', ATRIUM_DATABASE_CONNECTIONS: '6' };

/** Starts processes at the same moment on one database, and returns a sentence for each that did not start or serve. */
export async function startBatch(databaseUrl: string, processes: number): Promise<string[]> {
  const starts = await Promise.allSettled(
    Array.from({ length: processes }, () => startPortal({ databaseUrl, environment })),
  );
  const started = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  try {
    const refused = starts.filter((start) => start.status === 'rejected').map(({ reason }) => firstLines(reason));
    return [...refused, ...(await Promise.all(started.map(servesPage))).filter((fault) => fault !== undefined)];
  } finally {
    await Promise.all(started.map((portal) => portal.stop()));
  }
}

async function servesPage(portal: Portal): Promise<string | undefined> {
  const { faults } = await loadPage(portal.page('aurora'), new Set());
  return faults[0];
}

function firstLines(reason: unknown): string {
  return String(reason instanceof Error ? reason.message : reason).slice(0, 600);
}
