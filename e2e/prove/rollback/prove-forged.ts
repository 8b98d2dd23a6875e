import { afterTheDecision, deployFailing, merchant, remote, untilServed } from './deploy-failing';
import { forgeries, type Forgery } from './forgeries';
import { loadPage } from './page-tokens';
import { compositionAt, send } from './portal-at';
import type { Stage } from './stage';

/** Real page loads, each from its own network: one more failure would be enough for a rollback. */
const honestLoads = 20;
const honestFailures = 4;
/** Milliseconds in which the gateways check the counts twice. */
const twoChecks = 12_000;
/** Polls of the counts, a quarter of a second apart. */
const polls = 240;
const together = 16;

/** Sends forged reports, all of which say that a release fails. */
export async function proveForged(stage: Stage, { forged }: { forged: number }): Promise<string[]> {
  const { failing: release, good } = await deployFailing(stage);
  await afterTheDecision();
  const [port = 0] = stage.ports;
  const composition = await compositionAt(port, merchant);
  const failure = { remote, release, composition: composition.id };
  const tokens = await Promise.all(
    Array.from({ length: honestLoads }, (_, index) => tokenOf(port, `127.40.${index}.1`)),
  );
  const spent = tokens.slice(0, honestFailures);
  for (const [index, reportToken] of tokens.entries())
    await report(port, { ...failure, reportToken }, index < honestFailures ? 'error' : 'timing');

  const kinds = forgeries({
    composition,
    honest: await tokenOf(port, '127.41.0.1'),
    elsewhere: (await loadPage(port, '127.41.0.1', 'lotus')).reportToken,
    spent,
    key: stage.key,
    remote,
    release,
  });
  const counted = await untilCounted(stage, release);
  const before = await record(stage);
  const names = Object.keys(kinds);
  const answers = new Map<string, number>();
  const began = Date.now();
  let number = 0;
  const work = async () => {
    while (number < forged) {
      const mine = (number += 1);
      const kind = names[mine % names.length] ?? '';
      const forgery = kinds[kind]?.(mine);
      if (!forgery) continue;
      const status = await report(stage.ports[mine % stage.ports.length] ?? port, forgery, 'error');
      const answer = `${kind}, answered ${status}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  await new Promise((resolve) => setTimeout(resolve, twoChecks));
  const after = await record(stage);
  console.log(`\n${forged} forged reports of a failure in ${seconds} s`);
  for (const [answer, count] of [...answers].sort()) console.log(`  ${String(count).padStart(6)}  ${answer}`);
  console.log(`  page loads and failures counted of ${remote} before: ${before.figures}, after: ${after.figures}`);
  if (!counted) return [`${honestLoads} real page loads were not counted within ${polls} polls`];
  const faults = before.all === after.all ? [] : [`forged reports changed ${before.all} to ${after.all}`];

  // one real failure shows that the portal would have counted a forged one
  await report(port, { ...failure, reportToken: await tokenOf(port, '127.42.0.1') }, 'error');
  await untilServed(stage, good).then(
    () => console.log('  one more real failure rolls the release back'),
    (error: unknown) => faults.push(`a real failure was not counted: ${String(error)}`),
  );
  return faults;
}

async function tokenOf(port: number, from: string): Promise<string> {
  return (await loadPage(port, from)).reportToken;
}

/** Whether the real page loads are counted within the polls. */
async function untilCounted(stage: Stage, release: string): Promise<boolean> {
  for (let poll = 0; poll < polls; poll += 1) {
    const { releases } = await stage.atrium<Counted>('failures');
    const counted = releases.find((one) => one.release.id === release);
    if (counted && counted.loads >= honestLoads && counted.failures >= honestFailures) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

interface Counted {
  releases: { remote: string; release: { id: string }; loads: number; failures: number }[];
}

async function report(
  port: number,
  { reportToken, composition, remote: of, release }: Forgery,
  kind: 'error' | 'timing',
): Promise<number> {
  const about = { remote: of, release, phase: 'mount', at: Date.now(), kind };
  const details =
    kind === 'error'
      ? { ...about, name: 'RemoteFailure', message: 'made up', context: { kind: 'execution' } }
      : { ...about, name: 'load', milliseconds: 1 };
  const body = JSON.stringify({ reportToken, merchant, composition, dropped: 0, reports: [details] });
  return (await send({ port, merchant, path: '/telemetry', body })).status;
}

/** Everything that reports could change. */
async function record(stage: Stage): Promise<{ figures: string; all: string }> {
  const { releases } = await stage.atrium<Counted>('failures');
  const history = await stage.atrium<unknown[]>('history', '--limit', '1000');
  const status = await stage.atrium<unknown>('status');
  const figures = releases
    .filter((counted) => counted.remote === remote)
    .map(({ loads, failures }) => `${loads} and ${failures}`);
  return { figures: figures.join(', '), all: JSON.stringify([releases, history.length, status]) };
}
