import { conform, printOutcomes } from '@atrium/deploy/conform';
import { openConformSandbox } from '@atrium/deploy/conform-sandbox';
import { accessFaults } from './conform/access-faults';
import { dataFaults } from './conform/data-faults';
import { formFaults } from './conform/form-faults';
import { moneyFaults } from './conform/money-faults';
import { FaultyRelay } from './conform/faulty-relay';
import { count, partOf, seed } from './define-proof/option';
import { defineProof } from './define-proof/define-proof';
import { draw } from './strict-source/draw';

/**
 * Runs `atrium conform` against the sandbox, which keeps every promise, and against the sandbox behind a relay that
 * breaks one promise at a time: each is found at its call, and nothing else is.
 */
export const proof = defineProof({
  options: {
    faults: count('faults, drawn from all', { usual: 100, short: 12 }),
    fault: partOf('only faults with this in their name'),
    seed: seed('the faults are drawn from it'),
  },
  run: async ({ values, report }) => {
    const { bench, url: backEnd, target, clock } = await openConformSandbox();
    const relay = new FaultyRelay(backEnd, () => bench.pass(50));
    const url = await relay.open();
    try {
      const clean = await conform({ url, target, clock });
      const offered = clean.filter(({ state }) => state === 'passed').length;
      report.log(`  sandbox: ${printOutcomes(clean).split('\n').at(-1)}`);
      report.reached(offered, 'passed calls', 140);
      report.fault(
        ...clean.flatMap(({ findings }) => findings.map(({ call, sentence }) => `false: ${call}: ${sentence}`)),
      );

      const moveTwice = (merchant: string, amount: number) =>
        bench.control('withdraw', { merchant, account: 'player1', amount });
      const all = [...formFaults, ...accessFaults, ...moneyFaults(moveTwice), ...dataFaults].filter(({ name }) =>
        name.includes(values.fault),
      );
      const faults = draw(all, values.faults, values.seed);
      let found = 0;
      for (const fault of faults) {
        relay.begin(fault);
        const calls = [fault.call, ...(fault.with ?? [])];
        const findings = (await conform({ url, target, clock, calls })).flatMap((outcome) => outcome.findings);
        const hit = findings.find(({ call, check }) => calls.includes(call) && check === fault.check);
        const beside = findings.filter(({ call }) => !calls.includes(call));
        report.log(
          `  ${fault.name.padEnd(48)}${fault.call.padEnd(22)}${hit ? `${hit.check}: ${hit.sentence}` : 'NOT FOUND'}`,
        );
        if (hit) found += 1;
        else report.fault(`${fault.name} in ${fault.call} was not found by the check ${fault.check}`);
        report.fault(...beside.map(({ call, sentence }) => `${fault.name}: false: ${call}: ${sentence}`));
      }
      report.log(`\n  ${found} of ${faults.length} faults found`);
      report.reached(found, 'found faults');
    } finally {
      await relay.close();
      await bench.close();
    }
  },
});
