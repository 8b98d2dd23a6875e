import { afterTheDecision, deployFailing, remote } from './deploy-failing';
import { loadPage, reportPage } from './page-tokens';
import type { Stage } from './stage';

/** Networks of honest visitors beside an attack, with two page loads each. */
const honestNetworks = 60;
const together = 8;
/** Page loads of one attacking network: more than are counted of it. */
const loadsEach = 20;
/** Polls, a second apart, before the release counts as left alone. */
const polls = 120;
/** Polls in which the gateways check the counts twice. */
const twoChecks = 10;

interface Attack {
  networks: number;
  loads: number;
  honest: number;
  /** What must happen to the release. */
  expected: 'stays' | 'rolled back';
}

/**
 * Loads real pages from one, three and fifty networks and reports that every release on them failed. The page loads are
 * valid, only the failures are made up.
 */
export async function proveValid(stage: Stage, { valid }: { valid: number }): Promise<string[]> {
  const attacks: Attack[] = [
    { networks: 1, loads: valid, honest: 0, expected: 'stays' },
    { networks: 1, loads: loadsEach, honest: honestNetworks, expected: 'stays' },
    { networks: 3, loads: 3 * loadsEach, honest: honestNetworks, expected: 'stays' },
    { networks: 3, loads: 10, honest: 0, expected: 'rolled back' },
    { networks: 50, loads: 50 * loadsEach, honest: honestNetworks, expected: 'rolled back' },
  ];
  const faults: string[] = [];
  console.log('\nvalid page loads over HTTP, each with a made-up failure of every release it got');
  for (const attack of attacks) faults.push(...(await runAttack(stage, attack)));
  faults.push(...(await undo(stage)));
  return faults;
}

async function runAttack(stage: Stage, attack: Attack): Promise<string[]> {
  const { networks, loads, honest, expected } = attack;
  const { failing, good } = await deployFailing(stage);
  await afterTheDecision();
  await visit(stage, 'timing', 2 * honest, (number) => `127.10.${number % honest}.1`);
  const began = Date.now();
  const answers = await visit(stage, 'error', loads, (number) => `127.20.${number % networks}.1`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const seen = await untilJudged(stage, failing, expected);
  const other = (await statusOf(stage)).filter((channel) => channel.remote !== remote && channel.locked !== null);
  console.log(
    `  ${networks} of ${networks + honest} networks, ${loads} page loads in ${seconds} s (${answers}): ${seen.text}`,
  );
  const stable = seen.rolledBack ? good : failing;
  const now = (await statusOf(stage)).find((channel) => channel.remote === remote);
  return [
    ...(seen.rolledBack === (expected === 'rolled back')
      ? []
      : [`${networks} networks: the release was ${seen.rolledBack ? 'rolled back' : 'left'}, against the rule`]),
    ...(now?.stable.id === stable && (now.locked !== null) === seen.rolledBack
      ? []
      : [`${networks} networks: the channel is ${JSON.stringify(now)}`]),
    ...other.map((channel) => `${networks} networks: ${channel.remote} was locked, with nothing to roll back to`),
  ];
}

/** Checks that one command restores the release, and that the same attack does not roll it back again. */
async function undo(stage: Stage): Promise<string[]> {
  await stage.atrium('undo-rollback', remote, '--reason', 'the proof made these failures up');
  const [restored] = await stage.atrium<Status[]>('status', remote);
  await afterTheDecision();
  await visit(stage, 'error', 500, (number) => `127.30.${number % 50}.1`);
  const seen = await untilJudged(stage, restored?.stable.id ?? '', 'stays');
  console.log(`  atrium undo-rollback, then 50 of 50 networks, 500 page loads: ${seen.text}`);
  const [now] = await stage.atrium<Status[]>('status', remote);
  const kept = now?.stable.id === restored?.stable.id && now?.locked === null;
  return kept ? [] : ['a restored release was rolled back again'];
}

interface Status {
  remote: string;
  stable: { id: string };
  locked: string | null;
}

function statusOf(stage: Stage): Promise<Status[]> {
  return stage.atrium<Status[]>('status');
}

interface Failures {
  alerts: { remote: string; release: string; text: string }[];
}

/** Polls until the release is rolled back, or until an alert says why not and the gateways have checked again. */
async function untilJudged(
  stage: Stage,
  failing: string,
  expected: Attack['expected'],
): Promise<{ rolledBack: boolean; text: string }> {
  let text = `nothing within ${polls} polls`;
  let checks = 0;
  for (let poll = 0; poll < polls && checks < twoChecks; poll += 1) {
    const channel = (await statusOf(stage)).find((one) => one.remote === remote);
    if (channel && channel.stable.id !== failing) return { rolledBack: true, text: channel.locked ?? 'not locked' };
    const { alerts } = await stage.atrium<Failures>('failures');
    const alert = alerts.find((one) => one.remote === remote && one.release === failing);
    if (alert) text = `alert: ${alert.text}`;
    if (alert && expected === 'stays') checks += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return { rolledBack: false, text };
}

/** Loads pages and reports, several at once. @returns the number of answers by status */
async function visit(
  { ports }: Stage,
  kind: 'error' | 'timing',
  loads: number,
  address: (number: number) => string,
): Promise<string> {
  const answers = new Map<number, number>();
  let number = 0;
  const work = async () => {
    while (number < loads) {
      const mine = (number += 1);
      const port = ports[mine % ports.length] ?? 0;
      const status = await reportPage(port, await loadPage(port, address(mine)), kind, address(mine));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return [...answers].map(([status, count]) => `${count} answered ${status}`).join(', ');
}
