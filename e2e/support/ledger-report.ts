import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { RegistryLocation } from './registry';

const root = join(import.meta.dirname, '../..');

/**
 * Runs `atrium verify-ledger` on the ledger of a stopped portal, or on PostgreSQL. @throws without a report, or if the
 * exit code contradicts it
 */
export async function reportOf({
  data,
  databaseUrl,
}: RegistryLocation): Promise<{ postings: number; faults: string[] }> {
  const location = data === undefined ? [] : ['--data', data];
  const { printed, failed, why } = await new Promise<{ printed: string; failed: boolean; why: string }>((resolve) => {
    execFile(
      process.execPath,
      ['deploy/dist/cli.mjs', 'verify-ledger', '--json', ...location],
      { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl ?? '' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ printed: stdout, failed: error !== null, why: stderr }),
    );
  });
  if (printed.trim() === '') throw new Error(`verify-ledger gave no report: ${why}`);
  const report = JSON.parse(printed) as { postings?: number; faults?: string[] };
  if (!report.postings || !report.faults) throw new Error(`verify-ledger gave no report: ${printed.slice(0, 300)}`);
  if (failed !== report.faults.length > 0) throw new Error('The exit code of verify-ledger contradicts its report.');
  return { postings: report.postings, faults: report.faults };
}
