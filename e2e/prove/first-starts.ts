import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { firstStartsOptions } from './first-starts/options';
import { startBatch } from './first-starts/start-batch';

/**
 * Starts server processes at the same moment on an empty PostgreSQL database, batch after batch. Each process migrates,
 * seeds and publishes, unless another one has done it before.
 * @throws when a process does not start, or starts and does not serve a page
 */
export async function prove(args: string[]): Promise<void> {
  const { batches, processes, allowSkips } = firstStartsOptions(args);
  const missing = postgresMissing();
  if (missing) {
    if (!allowSkips) throw new Error(`First starts need PostgreSQL, and ${missing}. --allow-skips accepts that.`);
    return console.log(`\nFirst starts: skipped, ${missing}`);
  }
  const faults: string[] = [];
  for (let batch = 1; batch <= batches; batch += 1) {
    const server = await startPostgres();
    try {
      const found = await startBatch(server.url, processes);
      faults.push(...found.map((fault) => `batch ${batch}: ${fault}`));
      console.log(`  batch ${batch} of ${batches}: ${processes - found.length} of ${processes} processes started`);
    } finally {
      await server.stop();
    }
  }
  console.log(`\n  ${batches * processes - faults.length} of ${batches * processes} first starts succeeded`);
  if (faults.length > 0) throw new Error(`Not every first start succeeded:\n  ${faults.join('\n  ')}`);
}
