import { pageBlocks, type PageFacts } from '@atrium/contract';
import { deployFailing, merchant, remote, untilServed } from './deploy-failing';
import { forgeries, type Forgery } from './forgeries';
import type { StepBackOptions } from './options';
import { compositionAt, send } from './portal-at';
import type { Stage } from './stage';

/** Page loads that are real, so that one failure more than these would be enough to step back. */
const honestLoads = 60;
const honestFailures = 4;
/** Milliseconds in which the watch has looked twice. */
const looks = 12_000;
const together = 16;

/** Sends reports nobody's page has made, all of which say that a release fails. */
export async function proveForged(stage: Stage, { forged }: StepBackOptions): Promise<string[]> {
  const { failing: release, good } = await deployFailing(stage);
  // what is served in the ten seconds in which somebody decided for a release is not held against it
  await written();
  const [port = 0] = stage.ports;
  const composition = await compositionAt(port, merchant);
  const failure = { remote, release, composition: composition.id };
  const tokens = await Promise.all(Array.from({ length: honestLoads }, () => tokenOfPage(port, merchant)));
  const spent = tokens.slice(0, honestFailures);
  for (const [index, reportToken] of tokens.entries())
    await report(port, { ...failure, reportToken }, index < honestFailures ? 'error' : 'timing');

  const kinds = forgeries({
    composition,
    honest: await tokenOfPage(port, merchant),
    elsewhere: await tokenOfPage(port, 'lotus'),
    spent,
    key: stage.key,
    remote,
    release,
  });
  await written();
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
  await written();
  const after = await record(stage);
  console.log(`\n${forged} forged reports in ${seconds} s, each of a failure`);
  for (const [answer, count] of [...answers].sort()) console.log(`  ${String(count).padStart(6)}  ${answer}`);
  console.log(`  page loads and failures counted of ${remote} before: ${before.figures}, after: ${after.figures}`);
  const faults = before.all === after.all ? [] : [`something was changed: ${before.all} became ${after.all}`];

  // and one that is real, to know that it would have been seen
  await report(port, { ...failure, reportToken: await tokenOfPage(port, merchant) }, 'error');
  await untilServed(stage, good, 60_000).then(
    () => console.log('  one real failure more, and the release is stepped back from'),
    (error: unknown) => faults.push(`a real failure was not heeded: ${String(error)}`),
  );
  return faults;
}

async function tokenOfPage(port: number, site: string): Promise<string> {
  const { body } = await send({ port, merchant: site, path: '/' });
  const [, json = ''] = new RegExp(`id="${pageBlocks.page}">([^<]*)<`).exec(body) ?? [];
  return (JSON.parse(json) as PageFacts).reportToken;
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

function written(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, looks));
}

/** All that reports could change. */
async function record(stage: Stage): Promise<{ figures: string; all: string }> {
  const { releases } = await stage.atrium<{ releases: { remote: string; loads: number; failures: number }[] }>(
    'failures',
  );
  const history = await stage.atrium<unknown[]>('history', '--limit', '1000');
  const status = await stage.atrium<unknown>('status');
  const figures = releases
    .filter((counted) => counted.remote === remote)
    .map(({ loads, failures }) => `${loads} and ${failures}`);
  return { figures: figures.join(', '), all: JSON.stringify([releases, history.length, status]) };
}
