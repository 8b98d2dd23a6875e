import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { compress, readReleaseFolder, type Finding } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext } from './cli-command';
import { environmentOf } from './name-environment';

/** Fails if a finding is a refusal, so that a team's pipeline stops. */
export const check: CliCommand = {
  parameters: ['FOLDER|REMOTE', '[RELEASE]'],
  about: 'say whether a build in a folder, or a published release, can be deployed',
  options: ['environment'],
  run: async (context) => {
    const { what, findings } = await find(context);
    const refused = findings.some(({ severity }) => severity === 'refusal');
    const lines = findings.map(
      ({ severity, sentence }) => `  ${severity === 'refusal' ? 'no:  ' : 'note:'} ${sentence}`,
    );
    const verdict = `${what} ${refused ? 'cannot' : 'can'} be deployed in ${await environmentOf(context)}`;
    return { text: [verdict, ...lines].join('\n'), data: { deployable: !refused, findings }, failed: refused };
  },
};

async function find({
  ask,
  args,
  options: { environment },
}: CliContext): Promise<{ what: string; findings: Finding[] }> {
  const [first = '', release] = args;
  if (release !== undefined)
    return { what: `${first} ${release}`, findings: await ask('check', { remote: first, release, environment }) };
  const folder = resolve(first);
  if (!existsSync(folder))
    throw new StartRefused(`There is no folder ${first}. Name the folder of a build, or a remote and its release.`);
  const { manifest, bodies } = await readReleaseFolder(folder);
  const bytes: Record<string, number> = {};
  for (const [name, { integrity, type }] of Object.entries(manifest.files)) {
    const { brotli, identity } = await compress(bodies.get(integrity) ?? Buffer.alloc(0), type);
    bytes[name] = (brotli ?? identity).length;
  }
  const what = `${manifest.remote} ${manifest.version} (${manifest.id})`;
  return { what, findings: await ask('check-built', { manifest, bytes, environment }) };
}
