import { smsCodeRegister } from '@atrium/api';
import { percentile } from '../../../support/percentile';
import { otherAddresses } from '../../guess/addresses';
import { GuessingClient, type Answer } from '../../guess/client';
import { merchant } from '../../guess/draw-people';
import type { Attack, AttackedPortal, Outcome } from '../attack';

/** Seconds of attack; a short run takes a third. */
const seconds = 15;
/** Places of the hashing queue that are open to strangers: more connections than that fill it. */
const mostStrangers = 24;
/** Milliseconds after which a call counts as unanswered, also on a busy machine. */
const patience = 120_000;
/** A code is sent, or refused by a limit; anything else is a fault. */
const refusals = ['server_busy', 'sms_try_later'];

/** Codes for another number from another address each time: no limit applies but that of hashing itself. */
export const hashingFlood = (connections: number): Attack => ({
  point: 7,
  name: `hashing-flood-${connections}`,
  title: `asks for codes by text message on ${connections} connections at once, another number and address each time`,
  // the tests' own hashes cost nothing
  environment: { ATRIUM_QUICK_HASHES: 'off' },
  run: (portal) => run(portal, connections),
});

async function run(portal: AttackedPortal, connections: number): Promise<Outcome> {
  const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
  const nextAddress = otherAddresses();
  /** Milliseconds of the answers, by code. */
  const answers = new Map<string, number[]>();
  const faults = new Set<string>();
  let numbers = 0;
  const end = Date.now() + (portal.short ? seconds / 3 : seconds) * 1000;
  const ask = async () => {
    const mobileNo = `135${String((numbers += 1)).padStart(8, '0')}`;
    const asked = performance.now();
    const answer = await inTime(client.call(smsCodeRegister, { mobileNo }, { address: nextAddress() }));
    const code = codeOf(answer);
    answers.set(code, [...(answers.get(code) ?? []), performance.now() - asked]);
    if (code !== 'sent' && !refusals.includes(code)) faults.add(`a request for a code was answered ${code}`);
    if (code === 'server_busy' && answer?.status !== 429) faults.add(`a full queue was answered ${answer?.status}`);
  };
  const connection = async () => {
    while (Date.now() < end) await ask().catch((error: unknown) => faults.add(`a request failed: ${String(error)}`));
  };
  await Promise.all(Array.from({ length: connections }, connection));

  const sent = answers.get('sent')?.length ?? 0;
  const answered = [...answers.values()].reduce((sum, times) => sum + times.length, 0);
  if (sent === 0) faults.add('no code was sent: the attack would prove nothing');
  if (connections > mostStrangers && !answers.has('server_busy'))
    faults.add('the queue refused no call: it is not bounded');
  if (answered !== numbers) faults.add(`${numbers - answered} of ${numbers} calls were neither answered nor refused`);
  return {
    tried: numbers,
    accepted: sent,
    figures: Object.fromEntries([...answers].map(([code, times]) => [code, inWords(times)])),
    faults: [...faults],
  };
}

/** Undefined when there is no answer in time. */
function inTime(call: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience)));
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

function codeOf(answer: Answer | undefined): string {
  if (answer === undefined) return `not within ${patience / 1000} s`;
  return answer.body.success ? 'sent' : (answer.body.code ?? 'without a code');
}

function inWords(times: number[]): string {
  const [median, slow, slowest] = [50, 95, 100].map((at) => Math.round(percentile(times, at)));
  return `${times.length}, median ${median} ms, 95 % within ${slow} ms, slowest ${slowest} ms`;
}
