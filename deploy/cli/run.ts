import { resolve } from 'node:path';
import type { Registry } from '../registry';
import type { Command } from './command';

/** Carries out a command; resolves with what to print. */
export async function run(command: Command, registry: Registry): Promise<string> {
  const [first = '', second = ''] = command.words;
  const { actor, revision } = command;
  switch (command.name) {
    case 'publish': {
      const { remote, id, outcome } = await registry.publish(resolve(first), { actor });
      return `${remote} ${id} ${outcome === 'published' ? 'is published' : 'was published before'}`;
    }
    case 'promote': {
      const expected = revision === undefined ? {} : { expected: revision };
      const reached = await registry.promote({ remote: first, release: second, actor, ...expected });
      return `${first} ${second} is stable in ${command.environment}, revision ${reached}`;
    }
    case 'history':
      return (await registry.history()).map((event) => lineOf(event)).join('\n');
    default:
      return channels(registry);
  }
}

function channels(registry: Registry): string {
  const { channels: all, release } = registry.snapshot();
  const lines = all.map(({ remote, revision, stable, pins, trial }) =>
    [
      remote.padEnd(12),
      stable,
      (release(remote, stable)?.version ?? '').padEnd(10),
      `revision ${revision}`,
      ...Object.entries(pins).map(([merchant, id]) => `${merchant} stays on ${id}`),
      ...(trial ? [`trial of ${trial.release}`] : []),
    ].join('  '),
  );
  return lines.length > 0 ? lines.sort().join('\n') : 'Nothing is promoted here yet.';
}

function lineOf({ at, action, remote, release, environment, actor }: Awaited<ReturnType<Registry['history']>>[number]) {
  const where = environment === null ? '' : ` in ${environment}`;
  return `${at.toISOString()}  ${action} ${remote} ${release}${where}  by ${actor}`;
}
