import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import { accounts } from '../../support/accounts';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../../support/seeded-random';
import { inTurn } from '../../support/present';
import { alter } from './alterations';
import { SealingClient, type Answer, type Sealed } from './sealed-call';

/** Altered versions of each honest call, sent before the call itself. */
const ofEach = 20;
/** Calls that are recorded and replayed. */
const recorded = 40;

interface Options {
  replays: number;
  alterations: number;
  seed: number;
}

/** The result of a run. */
export interface Findings {
  /** Accepted honest calls. */
  honest: number;
  replays: Answer[];
  alterations: { kind: string; answer: Answer }[];
  faults: string[];
}

/** Replays and alters encrypted sign-ins of a player, and rotates the key in the middle of both. */
export async function runCalls(portal: Portal, options: Options): Promise<Findings> {
  const client = new SealingClient(
    new URL(portal.page('kestrel')).origin,
    await copyAccount(portal.operations, 'kestrel', accounts.player),
  );
  const control = new Control(portal);
  const found: Findings = { honest: 0, replays: [], alterations: [], faults: [] };
  const accept = async (call: Sealed, what: string) => {
    const { accepted, code } = await client.send(call);
    if (accepted) found.honest += 1;
    else found.faults.push(`${what} was refused: ${code}`);
  };

  await replay();
  await alterAll();
  return found;

  async function replay(): Promise<void> {
    const key = await client.key();
    const calls = await Promise.all(Array.from({ length: recorded }, () => client.seal(key)));
    for (const call of calls) await accept(call, 'an honest call');
    for (let sent = 0; sent < options.replays; sent += 1) {
      if (sent === options.replays >> 1) {
        const early = await client.seal(key);
        await control.rotateKey();
        await accept(early, 'a call encrypted just before the key was rotated');
        await accept(await client.seal(await client.key()), 'a call encrypted with the new key');
      }
      const answer = await client.send(inTurn(calls, sent));
      if (answer.accepted) found.faults.push('a replay was accepted');
      found.replays.push(answer);
    }
    const fresh = await client.seal(await client.key());
    const together = await Promise.all(Array.from({ length: 20 }, () => sendUntilOpened(fresh)));
    const accepted = together.filter((answer) => answer.accepted).length;
    if (accepted !== 1) found.faults.push(`one call was sent 20 times at once, and accepted ${accepted} times`);
    found.honest += accepted;
    found.replays.push(...together.filter((answer) => !answer.accepted));
  }

  /** Sends again what found no place in the hashing queue: that refusal comes before the call is opened. */
  async function sendUntilOpened(call: Sealed): Promise<Answer> {
    for (let sends = 1; ; sends += 1) {
      const answer = await client.send(call);
      if (answer.code !== 'server_busy' || sends === 1_000) return answer;
    }
  }

  async function alterAll(): Promise<void> {
    const draw = seededRandom(options.seed);
    let key = await client.key();
    let other = await client.seal(key);
    for (let sent = 0; sent < options.alterations;) {
      const call = await client.seal(key);
      for (let turn = 0; turn < ofEach && sent < options.alterations; turn += 1, sent += 1) {
        const altered = await alter(sent, draw, { client, key, call, other });
        const answer = await client.send(altered.call);
        if (answer.accepted) found.faults.push(`an altered call was accepted: ${altered.kind}`);
        found.alterations.push({ kind: altered.kind, answer });
      }
      await accept(call, 'an honest call after its alterations');
      if (sent === Math.ceil(options.alterations / 2 / ofEach) * ofEach) {
        await control.rotateKey({ atOnce: true });
        const { code } = await client.send(await client.seal(key));
        if (code !== 'encryption_key_unknown') found.faults.push(`a call with a removed key was answered ${code}`);
        key = await client.key();
      }
      other = call;
    }
  }
}
