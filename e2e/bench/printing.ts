import { cpus } from 'node:os';
import { scriptsByName } from './figures/breakdown';
import { costOf, type Cost } from './figures/cost';
import { median } from './figures/median';
import { lineProfile } from './measuring/line-profile';
import type { ColdVisits, Pair } from './measuring/cold-visits';
import type { Transfer } from './measuring/transfers';
import type { Visit } from './measuring/visit';
import type { Route } from './routes';

export function printProfile({ rounds, browser }: { rounds: number; browser: string }): void {
  const { latency, down, up, processor } = lineProfile;
  const [first] = cpus();
  console.log(`
Federated against the same sources as one application, ${rounds} alternating visits of each page in each variant, cold cache.
  network: ${down / 1e6} Mbit/s down, ${up / 1e6} up, ${latency} ms round trip; processor ${processor} times slower
  machine: ${cpus().length} cores, ${first?.model.trim()}; Node ${process.version}; Chromium ${browser}
  first content: the first frame with a remote's view in the page's main part`);
}

export function printCold(measured: ColdVisits[]): void {
  console.log(`
cold           first content, ms             scripts, kB                   all, kB                   requests
               federated monolith  ratio     federated monolith  ratio     federated monolith  ratio`);
  for (const { route, visits } of measured) {
    const [federated, monolith] = [summary(visits.federated), summary(visits.monolith)];
    console.log(
      route.path.padEnd(13) +
        compared(federated.time, monolith.time, Math.round) +
        compared(federated.scripts, monolith.scripts, kilobytes) +
        compared(federated.total, monolith.total, kilobytes) +
        `     ${federated.requests} / ${monolith.requests}`,
    );
  }
  for (const { route, visits } of measured) {
    printBreakdown(`${route.path}, scripts by file, kB`, {
      federated: visits.federated.at(-1)?.transfers ?? [],
      monolith: visits.monolith.at(-1)?.transfers ?? [],
    });
  }
}

export function printAfterDeploy(
  { path, remote, view }: Route,
  encoding: 'with dictionaries' | 'without dictionaries',
  transfers: Pair<Transfer[]>,
): void {
  const [federated, monolith] = [costOf(transfers.federated), costOf(transfers.monolith)];
  console.log(`
${path}, second visit after a deploy that changed one line of ${remote}'s view ${view}, ${encoding}: scripts ${kilobytes(federated.scripts)} / ${kilobytes(monolith.scripts)} kB, ratio ${ratio(federated.scripts, monolith.scripts)}`);
  printBreakdown('fetched again, kB', transfers);
}

function printBreakdown(title: string, transfers: Pair<Transfer[]>): void {
  const [federated, monolith] = [scriptsByName(transfers.federated), scriptsByName(transfers.monolith)];
  const monolithByName = new Map(monolith);
  const names = [...new Set([...federated, ...monolith].map(([name]) => name))];
  const federatedByName = new Map(federated);
  console.log(`\n  ${title.padEnd(34)}federated  monolith`);
  for (const name of names) {
    const [one, other] = [federatedByName.get(name), monolithByName.get(name)];
    console.log(`    ${name.padEnd(32)}${cell(one)}${cell(other)}`);
  }
}

function summary(visits: Visit[]): Cost & { time: number } {
  const costs = visits.map(({ transfers }) => costOf(transfers));
  return {
    time: median(visits.map(({ firstContent }) => firstContent)),
    scripts: median(costs.map(({ scripts }) => scripts)),
    total: median(costs.map(({ total }) => total)),
    requests: median(costs.map(({ requests }) => requests)),
  };
}

function compared(federated: number, monolith: number, show: (value: number) => string | number): string {
  return `${String(show(federated)).padStart(11)}${String(show(monolith)).padStart(9)}${ratio(federated, monolith).padStart(7)}   `;
}

function ratio(federated: number, monolith: number): string {
  return monolith === 0 ? '-' : (federated / monolith).toFixed(3);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function cell(bytes: number | undefined): string {
  return (bytes === undefined ? '-' : kilobytes(bytes)).padStart(10);
}
