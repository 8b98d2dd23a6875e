import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { printFigures } from './replay/figures';
import { runCalls } from './replay/run-calls';

/**
 * Replays and alters encrypted calls while keys rotate. A fault is an accepted one, a refused honest call, or a refusal
 * that differs from the others.
 */
export const proof = defineProof({
  options: {
    replays: count('replayed calls', { usual: 1000, short: 200, least: 2 }),
    alterations: count('altered calls', { usual: 1000, short: 200, least: 40 }),
    seed: seed('alterations are drawn from it'),
  },
  run: async ({ values, report }) => {
    // slow hashes would refuse calls as busy, which says nothing about encryption
    const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
    const found = await runCalls(portal, values).finally(() => portal.stop());
    const answers = [...found.replays, ...found.alterations.map(({ answer }) => answer)];
    const refusals = new Set(answers.filter(({ accepted }) => !accepted).map(({ body }) => body));
    printFigures(found);
    report.fault(...found.faults);
    if (refusals.size > 1) report.fault(`refusals differ: ${[...refusals].join(' ')}`);
    report.reached(found.honest, 'accepted honest calls', values.alterations / 20);
    report.reached(found.replays.length, 'replayed calls', values.replays);
    report.reached(found.alterations.length, 'altered calls', values.alterations);
  },
});
