import type { ChannelStatus, HistoryEvent, ReleaseComparison } from '../../registry';
import { audienceText } from './change';
import type { CliCommand } from './cli-command';
import { environmentOf, withEnvironment } from './name-environment';

export const status: CliCommand = {
  parameters: ['[REMOTE]'],
  about: 'print the channels: which releases page loads get',
  options: ['environment'],
  run: async (context) => {
    const environment = await environmentOf(context);
    const channels = await context.ask('status', { remote: context.args[0], environment });
    const lines = channels.map(statusLines);
    const text =
      lines.length > 0 ? withEnvironment(environment, ...lines) : `Nothing is promoted in ${environment} yet.`;
    return { text, data: channels };
  },
};

export const history: CliCommand = {
  parameters: ['[REMOTE]'],
  about: 'print changes with actor, time, reason and releases, the latest first',
  options: ['environment', 'limit'],
  run: async ({ ask, args: [remote], options: { environment, limit } }) => {
    const events = await ask('history', { remote, environment, limit });
    const none = `There is no history${environment === undefined ? '' : ` in ${environment}`} yet.`;
    return { text: events.map(historyLine).join('\n') || none, data: events };
  },
};

export const releases: CliCommand = {
  parameters: ['REMOTE'],
  about: 'print the published releases of a remote, the latest first',
  options: [],
  run: async ({ ask, args: [remote = ''] }) => {
    const found = await ask('releases', { remote });
    const lines = found.map(({ id, version, publishedAt }) => `${id}  ${version.padEnd(10)}  ${time(publishedAt)}`);
    return { text: lines.join('\n') || `No release of ${remote} is published yet.`, data: found };
  },
};

export const diff: CliCommand = {
  parameters: ['REMOTE', 'RELEASE', 'RELEASE'],
  about: 'compare two releases: files, bytes and descriptor',
  options: [],
  run: async ({ ask, args: [remote = '', from = '', to = ''] }) => {
    const comparison = await ask('compare', { remote, from, to });
    return { text: diffLines(comparison).join('\n'), data: comparison };
  },
};

function statusLines({
  remote,
  stable,
  revision,
  previous,
  canary,
  pins,
  locked,
  verified,
  changed,
}: ChannelStatus): string {
  const details = [
    ...(canary
      ? [`canary of ${canary.release.id}  ${canary.release.version}  for ${audienceText(canary.audience)}`]
      : []),
    ...pins.map(({ merchant, release: { id, version } }) => `${merchant} stays on ${id}  ${version}`),
    ...(previous ? [`previous ${previous.id}  ${previous.version}`] : []),
    ...(locked === null ? [] : [`LOCKED: ${locked}`]),
    ...(verified ? [] : ['ALTERED: the channel has no trusted signature; promote or roll back to repair it']),
    ...(changed ? [`${changed.action} by ${changed.actor} at ${time(changed.at)}${because(changed.reason)}`] : []),
  ];
  const head = `${remote.padEnd(12)}${stable.id}  ${stable.version.padEnd(10)}  revision ${revision}`;
  return [head, ...details.map((line) => ' '.repeat(12) + line)].join('\n');
}

function historyLine(event: HistoryEvent): string {
  const { at, action, remote, release, from, environment, actor, reason, detail } = event;
  const where = environment === null ? '' : ` in ${environment}`;
  const audience = detail && !('evidence' in detail) ? ` for ${audienceText(detail)}` : '';
  const before = from === null || from === release ? '' : ` (from ${from})`;
  return `${time(at)}  ${action} ${remote} ${release}${where}${audience}${before}  by ${actor}${because(reason)}`;
}

function diffLines({ remote, from, to, files, shared, fetched, descriptor }: ReleaseComparison): string[] {
  return [
    `${remote} ${from.version} (${from.id}) → ${to.version} (${to.id})`,
    `${from.bytes} → ${to.bytes} bytes; ${shared} files shared, ${fetched} bytes to fetch`,
    ...files.map(({ file, before, after }) => `  ${file}  ${before ?? 'new'} → ${after ?? 'removed'}`),
    descriptor.length === 0 ? 'The descriptor is unchanged.' : 'Descriptor:',
    ...descriptor.map(({ at, before, after }) => `  ${at}  ${text(before, 'new')} → ${text(after, 'removed')}`),
  ];
}

function text(value: unknown, absent: string): string {
  return value === undefined ? absent : JSON.stringify(value);
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`;
}

/** A time arrives as text over HTTP. */
function time(at: Date | string): string {
  return new Date(at).toISOString();
}
