import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count } from './define-proof/option';
import { startBatch } from './first-starts/start-batch';

/**
 * Starts server processes at the same moment on an empty PostgreSQL database, batch after batch. Each process migrates,
 * seeds and publishes, unless another one has done it before. A process that does not start, or starts and does not
 * serve a page, is a fault.
 */
export const proof = defineProof({
  options: {
    batches: count('empty databases, one after the other', { usual: 20, short: 1 }),
    processes: count('processes that start at the same moment on each', { usual: 10, short: 4, least: 2 }),
  },
  run: async ({ values: { batches, processes }, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    let failed = 0;
    for (let batch = 1; batch <= batches; batch += 1) {
      const server = await startPostgres();
      try {
        const found = await startBatch(server.url, processes);
        failed += found.length;
        report.fault(...found.map((fault) => `batch ${batch}: ${fault}`));
        report.log(`  batch ${batch} of ${batches}: ${processes - found.length} of ${processes} processes started`);
      } finally {
        await server.stop();
      }
    }
    report.log(`\n  ${batches * processes - failed} of ${batches * processes} first starts succeeded`);
  },
});
