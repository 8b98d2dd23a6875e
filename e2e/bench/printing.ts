import { cpus } from 'node:os';
import { scriptsByName } from './figures/breakdown';
import { costOf, type Cost } from './figures/cost';
import type { Draw } from '../support/seeded-random';
import { median } from './figures/median';
import { ratioOfMedians } from './figures/ratio-of-medians';
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
  first content: the first frame with a remote's view in the page's main part, or with the one of a page snapshot
  first usable: the first frame in which that view is the host's own, and no snapshot covers it`);
}

export function printCold(measured: ColdVisits[], draw: Draw): void {
  const captured = measured.flatMap(({ route, bare, captured: pages }) => (pages ? [{ route, bare, pages }] : []));
  printTimes('first content, with page snapshots / the monolith without', aims.contentToBare, draw, captured, {
    one: ({ pages }) => pages.federated.map(({ firstContent }) => firstContent),
    other: ({ bare }) => bare.monolith.map(({ firstContent }) => firstContent),
  });
  printTimes('first content, both with page snapshots', aims.contentToCaptured, draw, captured, {
    one: ({ pages }) => pages.federated.map(({ firstContent }) => firstContent),
    other: ({ pages }) => pages.monolith.map(({ firstContent }) => firstContent),
  });
  printTimes('first usable, both with page snapshots', aims.usable, draw, captured, {
    one: ({ pages }) => pages.federated.map(({ firstUsable }) => firstUsable),
    other: ({ pages }) => pages.monolith.map(({ firstUsable }) => firstUsable),
  });
  printTimes('first usable, both without page snapshots', aims.usable, draw, measured, {
    one: ({ bare }) => bare.federated.map(({ firstUsable }) => firstUsable),
    other: ({ bare }) => bare.monolith.map(({ firstUsable }) => firstUsable),
  });
  console.log(`
bytes                         scripts, kB                    all, kB  (aim ${aims.bytes.toFixed(2)})          requests
               federated monolith  ratio     federated monolith  ratio`);
  for (const { route, bare, captured: pages } of measured) {
    printBytes(route.path, bare);
    if (pages) printBytes(`${route.path}, snapshot`, pages);
  }
  for (const { route, bare } of measured) {
    printBreakdown(`${route.path}, scripts by file, kB`, {
      federated: bare.federated.at(-1)?.transfers ?? [],
      monolith: bare.monolith.at(-1)?.transfers ?? [],
    });
  }
}

/** The most that a ratio should be. */
const aims = { contentToBare: 0.35, contentToCaptured: 1, usable: 1, bytes: 1.1 };

interface Compared<Measured> {
  one: (page: Measured) => number[];
  other: (page: Measured) => number[];
}

function printTimes<Measured extends { route: Route }>(
  title: string,
  aim: number,
  draw: Draw,
  measured: Measured[],
  { one, other }: Compared<Measured>,
): void {
  if (measured.length === 0) return;
  console.log(`
${title}, ms
               federated monolith  ratio   95 % interval     aim ${aim.toFixed(2)}`);
  for (const page of measured) {
    const [federated, monolith] = [one(page), other(page)];
    const { from, to } = ratioOfMedians(federated, monolith, draw);
    console.log(
      `${page.route.path.padEnd(13)}${compared(median(federated), median(monolith), Math.round)}${from.toFixed(3)} to ${to.toFixed(3)}`,
    );
  }
}

function printBytes(name: string, visits: Pair<Visit[]>): void {
  const [federated, monolith] = [summary(visits.federated), summary(visits.monolith)];
  console.log(
    name.padEnd(21) +
      compared(federated.scripts, monolith.scripts, kilobytes) +
      compared(federated.total, monolith.total, kilobytes) +
      `     ${federated.requests} / ${monolith.requests}`,
  );
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

function summary(visits: Visit[]): Cost {
  const costs = visits.map(({ transfers }) => costOf(transfers));
  return {
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
