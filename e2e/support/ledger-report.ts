import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { RegistryHere } from './registry';

const root = join(import.meta.dirname, '../..');

/** What `atrium verify-ledger` says of the ledger of a stopped portal, or of one on PostgreSQL. @throws when it gives no report, or ends otherwise than it says */
export async function reportOf({ data, databaseUrl }: RegistryHere): Promise<{ postings: number; faults: string[] }> {
  const place = data === undefined ? [] : ['--data', data];
  const { printed, failed, why } = await new Promise<{ printed: string; failed: boolean; why: string }>((resolve) => {
    execFile(
      process.execPath,
      ['deploy/dist/cli.mjs', 'verify-ledger', '--json', ...place],
      { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl ?? '' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ printed: stdout, failed: error !== null, why: stderr }),
    );
  });
  if (printed.trim() === '') throw new Error(`verify-ledger gave no report: ${why}`);
  const report = JSON.parse(printed) as { postings?: number; faults?: string[] };
  if (!report.postings || !report.faults) throw new Error(`verify-ledger gave no report: ${printed.slice(0, 300)}`);
  if (failed !== report.faults.length > 0) throw new Error('verify-ledger ends in another way than its report says.');
  return { postings: report.postings, faults: report.faults };
}
