import { Control } from '../../support/control';
import { makeNewcomer } from '../../support/newcomer';
import { accounts } from '../../support/accounts';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../kill/seeded-random';
import { inTurn } from '../../support/present';
import { alter } from './alterations';
import type { ReplayOptions } from './options';
import { SealingClient, type Sealed, type Told } from './sealed-call';

/** Alterations made of each honest call before it is sent itself. */
const ofEach = 20;
/** Calls that are recorded and replayed. */
const recorded = 40;

export interface Proof {
  honest: number;
  replays: Told[];
  alterations: { kind: string; told: Told }[];
  faults: string[];
}

/** Replays and alters sealed sign-ins of somebody who exists, with the key rotated in the middle of both. */
export async function goThrough(portal: Portal, options: ReplayOptions): Promise<Proof> {
  const client = new SealingClient(
    new URL(portal.page('kestrel')).origin,
    await makeNewcomer(portal.operations, 'kestrel', accounts.player),
  );
  const control = new Control(portal);
  const proof: Proof = { honest: 0, replays: [], alterations: [], faults: [] };
  const accept = async (call: Sealed, what: string) => {
    const { accepted, code } = await client.send(call);
    if (accepted) proof.honest += 1;
    else proof.faults.push(`${what} was refused: ${code}`);
  };

  await replay();
  await alterAll();
  return proof;

  async function replay(): Promise<void> {
    const key = await client.key();
    const calls = await Promise.all(Array.from({ length: recorded }, () => client.seal(key)));
    for (const call of calls) await accept(call, 'an honest call');
    for (let sent = 0; sent < options.replays; sent += 1) {
      if (sent === options.replays >> 1) {
        const early = await client.seal(key);
        await control.rotateKey();
        await accept(early, 'a call sealed just before the key was rotated');
        await accept(await client.seal(await client.key()), 'a call sealed with the new key');
      }
      // as a page's double click, or a recorder's, would: some of them at the same moment
      const told = await client.send(inTurn(calls, sent));
      if (told.accepted) proof.faults.push('a replay was accepted');
      proof.replays.push(told);
    }
    const fresh = await client.seal(await client.key());
    const together = await Promise.all(Array.from({ length: 20 }, () => client.send(fresh)));
    const accepted = together.filter((told) => told.accepted).length;
    if (accepted !== 1) proof.faults.push(`of 20 sendings of one call at once ${accepted} were accepted`);
    proof.honest += accepted;
    proof.replays.push(...together.filter((told) => !told.accepted));
  }

  async function alterAll(): Promise<void> {
    const draw = seededRandom(options.seed);
    let key = await client.key();
    let other = await client.seal(key);
    for (let sent = 0; sent < options.alterations;) {
      const call = await client.seal(key);
      for (let turn = 0; turn < ofEach && sent < options.alterations; turn += 1, sent += 1) {
        const altered = await alter(sent, draw, { client, key, call, other });
        const told = await client.send(altered.call);
        if (told.accepted) proof.faults.push(`an altered call was accepted: ${altered.kind}`);
        proof.alterations.push({ kind: altered.kind, told });
      }
      await accept(call, 'an honest call after its alterations');
      if (sent === Math.ceil(options.alterations / 2 / ofEach) * ofEach) {
        await control.rotateKey({ atOnce: true });
        const told = await client.send(await client.seal(key));
        if (told.code !== 'encryption_key_unknown') proof.faults.push(`a key that is gone was answered ${told.code}`);
        key = await client.key();
      }
      other = call;
    }
  }
}
