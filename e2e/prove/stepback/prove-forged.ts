import { afterTheDecision, deployFailing, merchant, remote, untilServed } from './deploy-failing';
import { forgeries, type Forgery } from './forgeries';
import type { StepBackOptions } from './options';
import { loadPage } from './page-tokens';
import { compositionAt, send } from './portal-at';
import type { Stage } from './stage';

/** Page loads that are real, from a network each, so that one failure more would be enough to roll back. */
const honestLoads = 20;
const honestFailures = 4;
/** Milliseconds in which the watch has looked twice. */
const looks = 12_000;
/** Looks at what is counted, a quarter of a second apart. */
const polls = 240;
const together = 16;

/** Sends reports that no page has made, all of which say that a release fails. */
export async function proveForged(stage: Stage, { forged }: StepBackOptions): Promise<string[]> {
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
  await new Promise((resolve) => setTimeout(resolve, looks));
  const after = await record(stage);
  console.log(`\n${forged} forged reports in ${seconds} s, each of a failure`);
  for (const [answer, count] of [...answers].sort()) console.log(`  ${String(count).padStart(6)}  ${answer}`);
  console.log(`  page loads and failures counted of ${remote} before: ${before.figures}, after: ${after.figures}`);
  if (!counted) return [`${honestLoads} real page loads were not counted within ${polls} looks`];
  const faults = before.all === after.all ? [] : [`something was changed: ${before.all} became ${after.all}`];

  // and one that is real, to know that it would have been seen
  await report(port, { ...failure, reportToken: await tokenOf(port, '127.42.0.1') }, 'error');
  await untilServed(stage, good, 60_000).then(
    () => console.log('  one real failure more, and the release is rolled back'),
    (error: unknown) => faults.push(`a real failure was not heeded: ${String(error)}`),
  );
  return faults;
}

async function tokenOf(port: number, from: string): Promise<string> {
  return (await loadPage(port, from)).reportToken;
}

/** Whether the real page loads are counted, after a while. */
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
  const told =
    kind === 'error'
      ? { ...about, name: 'RemoteFailure', message: 'made up', context: { kind: 'execution' } }
      : { ...about, name: 'load', milliseconds: 1 };
  const body = JSON.stringify({ reportToken, merchant, composition, dropped: 0, reports: [told] });
  return (await send({ port, merchant, path: '/telemetry', body })).status;
}

/** All that reports could change. */
async function record(stage: Stage): Promise<{ figures: string; all: string }> {
  const { releases } = await stage.atrium<Counted>('failures');
  const history = await stage.atrium<unknown[]>('history', '--limit', '1000');
  const status = await stage.atrium<unknown>('status');
  const figures = releases
    .filter((counted) => counted.remote === remote)
    .map(({ loads, failures }) => `${loads} and ${failures}`);
  return { figures: figures.join(', '), all: JSON.stringify([releases, history.length, status]) };
}
