import { appendFileSync } from 'node:fs';
import { newSigningKey, signerWith, trustedKeysFile } from '@atrium/deploy/key-files';
import { merchants } from '../../../support/merchants';
import { compositionAt } from '../../rollback/portal-at';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { Team } from '../team';

/** As a descriptor could write it. */
const claims = [['session'], ['session', 'session'], ['SESSION'], ['session '], ['*'], 'session', { session: true }];

/** A team with a key without privileges publishes a remote that claims them. */
export const claimedPrivileges: Attack = {
  point: 13,
  name: 'claimed-privileges',
  title: 'a team without privileges publishes remotes with descriptors that claim them',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const signer = signerWith(newSigningKey(), 'the team’s key');
  appendFileSync(trustedKeysFile(portal.data), `team ${signer.publicKey} lobby\n`);
  const team = await Team.join(portal, signer);
  const honest = await untilTrusted(team);
  const faults: string[] = [];
  let accepted = 0;
  for (const privileges of claims) {
    const { status, body, id } = await team.publish({ privileges });
    if (status !== 200) continue;
    await team.promote(id);
    accepted += 1;
    faults.push(`${JSON.stringify(privileges)} was published: ${body.toString().slice(0, 100)}`);
  }
  await team.promote(honest);
  for (const { code } of merchants) {
    const { remotes } = await compositionAt(portal.port, code);
    const lobby = remotes.find(({ name }) => name === 'lobby');
    if (lobby?.id !== honest) faults.push(`${code} is served ${lobby?.id}, not the release without privileges`);
    if (lobby?.descriptor.privileges?.length) faults.push(`the lobby has privileges at ${code}`);
    if (!remotes.some(({ descriptor }) => descriptor.privileges?.includes('session')))
      faults.push(`no remote has the privilege at ${code}: the attack would prove nothing`);
  }
  return { tried: claims.length, accepted, faults };
}

/** The portal reads the trusted keys again within a second. */
async function untilTrusted(team: Team): Promise<string> {
  for (const end = Date.now() + 20_000; ;) {
    const { status, body, id } = await team.publish({});
    if (status === 200) return id;
    if (Date.now() > end) throw new Error(`A release without privileges is refused: ${body.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
