import { atrium } from '../../../support/registry';
import { afterTheDecision, deployFailing } from '../../rollback/deploy-failing';
import { loadPage, reportPage } from '../../rollback/page-tokens';
import type { Attack, AttackedPortal, Outcome } from '../attack';

const pages = 60;
/** One address of this machine, so one network. */
const attacker = '127.66.0.1';
/** Milliseconds in which the gateways check the counts twice after the reports. */
const twoChecks = 25_000;

/** Loads pages without a browser and reports that every release of each failed: each report is valid by itself. */
export const madeUpFailures: Attack = {
  point: 6,
  name: 'made-up-failures',
  title: `loads ${pages} pages without a browser and reports for each that all its releases failed`,
  // the rule of automatic rollback has to hold, not the limit that would refuse some reports unread
  environment: { ATRIUM_ROLLBACK: '', ATRIUM_REPORT_LIMIT: '1000000' },
  run,
};

interface Channel {
  remote: string;
  stable: { id: string };
  locked: string | null;
}

async function run({ port, data }: AttackedPortal): Promise<Outcome> {
  const ask = <Said>(...words: string[]) => atrium<Said>(words, { data });
  // a remote with an earlier release, to which it could be rolled back
  await deployFailing({ ports: [port], atrium: ask });
  const before = await ask<Channel[]>('status');
  await afterTheDecision();
  const began = performance.now();
  let accepted = 0;
  for (let page = 0; page < pages; page += 1) {
    const status = await reportPage(port, await loadPage(port, attacker), 'error', attacker);
    if (status < 300) accepted += 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await new Promise((resolve) => setTimeout(resolve, twoChecks));
  const after = await ask<Channel[]>('status');
  const { alerts } = await ask<{ alerts: unknown[] }>('failures');
  const changed = after.filter(({ remote, stable, locked }) => {
    const known = before.find((channel) => channel.remote === remote);
    return locked !== null || known?.stable.id !== stable.id;
  });
  return {
    tried: pages,
    accepted,
    figures: { seconds, 'channels changed': changed.length, 'of channels': after.length, alerts: alerts.length },
    faults: [
      ...(accepted === pages ? [] : [`${pages - accepted} reports were refused: the attack would prove too little`]),
      ...(after.length >= before.length && after.length > 0 ? [] : ['channels are missing']),
      ...changed.map(({ remote, locked }) => `${remote} was ${locked === null ? 'rolled back' : `locked: ${locked}`}`),
    ],
  };
}
