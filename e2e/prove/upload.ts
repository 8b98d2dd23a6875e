import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pngFile } from '@atrium/api/pictures/testing';
import { accounts } from '../support/accounts';
import { Control } from '../support/control';
import { startPortal } from '../support/portal';
import { testEnvironment } from '../support/start-test-portal';
import { defineProof } from './define-proof/define-proof';
import { count } from './define-proof/option';
import { signIn } from './kill/take-seat';
import { forgetPeak, memoryOf } from './strangers/memory';
import { badFiles } from './upload/bad-files';
import { sendFile } from './upload/send-file';

/** Files that are sent at once. */
const atOnce = 4;
/**
 * Most bytes by which memory has grown at the end, however many rounds there were. Garbage does not count: the server
 * collects it after each round. A process with much free memory would keep hundreds of megabytes otherwise.
 */
const mostGrowth = 100 * 1024 * 1024;
/** Most bytes by which it grows meanwhile: bodies of uploads at once, and the garbage of one round. */
const mostPeak = 400 * 1024 * 1024;
const collectOnSignal = pathToFileURL(join(import.meta.dirname, '../../e2e/prove/upload/collect-on-signal.mjs')).href;
const merchant = 'lotus';
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/**
 * Sends files that are no picture as the picture of feedback. A fault is a file that is stored, or refused with another
 * message than its own, and memory that grows.
 */
export const proof = defineProof({
  options: { rounds: count('rounds of all files after the first one', { usual: 20, short: 2 }) },
  run: async ({ values, report }) => {
    const portal = await startPortal({
      environment: { ...testEnvironment, NODE_OPTIONS: `--import ${collectOnSignal}` },
    });
    const control = new Control(portal);
    const pid = portal.process.pid ?? 0;
    try {
      const sender = {
        portal,
        merchant,
        session: await signIn(portal, { merchant, username: accounts.player.username }),
      };
      let refused = 0;
      const sendAll = async () => {
        for (let from = 0; from < badFiles.length; from += atOnce) {
          await control.clearAttempts();
          const batch = badFiles.slice(from, from + atOnce);
          const answers = await Promise.all(batch.map((file) => sendFile(sender, file)));
          for (const [index, { code, bytes }] of answers.entries()) {
            const file = batch[index];
            if (code === file?.expected) refused += 1;
            else report.fault(`${file?.name}: ${code} after ${bytes} bytes, not ${file?.expected}`);
          }
        }
      };
      const collect = async () => {
        portal.process.kill('SIGUSR2');
        // answered after the collection
        await control.clearAttempts();
      };
      await sendAll();
      await collect();
      forgetPeak(pid);
      const before = memoryOf(pid).now;
      for (let round = 0; round < values.rounds; round += 1) {
        await sendAll();
        await collect();
      }
      const { now, peak } = memoryOf(pid);
      const { code } = await sendFile(sender, { files: [pngFile()] });
      if (code !== 'ok') report.fault(`a good picture was refused: ${code}`);
      if (now - before > mostGrowth) report.fault(`memory grew from ${megabytes(before)} to ${megabytes(now)}`);
      if (peak - before > mostPeak) report.fault(`memory rose from ${megabytes(before)} to ${megabytes(peak)}`);
      console.log(`
  ${badFiles.length} files, ${refused} refusals with the right message
  memory ${megabytes(before)} after the first round, ${megabytes(peak)} at most, ${megabytes(now)} at the end`);
      report.reached(refused, 'refused files', badFiles.length * (values.rounds + 1));
    } finally {
      await portal.stop();
    }
  },
});
