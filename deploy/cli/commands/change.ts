import type { Audience, Change } from '@atrium/api/registry';
import type { Channel } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext, CliOptions, CommandResult } from './cli-command';
import { environmentOf } from './name-environment';

const change = (
  parameters: string[],
  about: string,
  options: (keyof CliOptions)[],
  changeFor: (context: CliContext) => Promise<Change> | Change,
  describe: (channel: Channel) => string,
): CliCommand => ({
  parameters,
  about,
  options: [...options, 'environment', 'reason', 'revision'],
  run: async (context): Promise<CommandResult> => {
    const [remote = ''] = context.args;
    const { environment, revision: expected, reason } = context.options;
    const requested = await changeFor(context);
    const channel = await context.ask('change', { remote, environment, change: requested, expected, reason });
    return { text: `${describe(channel)} in ${channel.environment}, revision ${channel.revision}`, data: channel };
  },
});

export const promote = change(
  ['REMOTE', 'RELEASE'],
  'make a published release stable: all visitors get it',
  [],
  async (context) => ({ action: 'promote', release: await releaseArgument(context) }),
  ({ remote, stable }) => `${remote} ${stable} is stable`,
);

export const canary = change(
  ['REMOTE', 'RELEASE'],
  'give a release to --percent 5 of the visitors, or to --merchants a,b; "canary REMOTE stop" ends it',
  ['percent', 'merchants'],
  async (context) =>
    context.args[1] === 'stop'
      ? { action: 'stop-canary' }
      : { action: 'canary', audience: audienceOption(context), release: await releaseArgument(context) },
  ({ remote, canary, stable }) =>
    canary
      ? `${remote} ${canary.release} is a canary for ${audienceText(canary.audience)}`
      : `${remote} has no canary; ${stable} is stable`,
);

export const rollback = change(
  ['REMOTE', '[RELEASE]'],
  'return to the previous stable release, or to an earlier one; also ends a canary',
  [],
  async (context) => ({
    action: 'rollback',
    ...(context.args[1] !== undefined && { release: await releaseArgument(context) }),
  }),
  ({ remote, stable }) => `${remote} ${stable} is stable again`,
);

export const pin = change(
  ['REMOTE', 'RELEASE'],
  'keep --merchants a,b on a release, whatever is promoted',
  ['merchants'],
  async (context) => ({ action: 'pin', merchants: merchantsOption(context), release: await releaseArgument(context) }),
  ({ remote, pins }) => `${remote} is pinned for ${Object.keys(pins).join(', ')}`,
);

export const unpin = change(
  ['REMOTE'],
  'give --merchants a,b the stable release again',
  ['merchants'],
  (context) => ({ action: 'unpin', merchants: merchantsOption(context) }),
  ({ remote, pins }) => `${remote} is pinned for ${Object.keys(pins).join(', ') || 'no merchant'}`,
);

export const undoRollback = change(
  ['REMOTE'],
  'undo the last automatic rollback, and unlock the channel; needs --reason',
  [],
  async (context) => {
    const {
      ask,
      args: [remote = ''],
      options: { environment },
    } = context;
    const [channel] = await ask('status', { remote, environment });
    if (!channel?.rolledBack)
      throw new StartRefused(
        `The last change of ${remote} in ${await environmentOf(context)} was not an automatic rollback. See "atrium history ${remote}".`,
      );
    return { action: 'restore', release: channel.rolledBack.id };
  },
  ({ remote, stable, canary }) =>
    `${remote} is restored: ${stable} is stable${canary ? `, ${canary.release} is a canary` : ''}`,
);

export const lock = change(
  ['REMOTE'],
  'refuse changes of a channel; needs --reason',
  [],
  () => ({ action: 'lock' }),
  ({ remote, locked }) => `${remote} is locked (${locked})`,
);

export const unlock = change(
  ['REMOTE'],
  'allow changes of a channel again',
  [],
  () => ({ action: 'unlock' }),
  ({ remote }) => `${remote} is unlocked`,
);

export function audienceText(audience: Audience): string {
  return 'percent' in audience ? `${audience.percent} % of the visitors` : audience.merchants.join(', ');
}

async function releaseArgument({ ask, args: [remote = '', release = ''] }: CliContext): Promise<string> {
  return (await ask('find', { remote, release })).id;
}

function audienceOption({ options: { percent, merchants } }: CliContext): Audience {
  if (percent !== undefined && merchants === undefined) return { percent };
  if (merchants !== undefined && percent === undefined) return { merchants };
  throw new StartRefused(
    'A canary needs either --percent 5 (of the visitors) or --merchants a,b: name one of the two.',
  );
}

function merchantsOption({ options: { merchants } }: CliContext): string[] {
  if (merchants) return merchants;
  throw new StartRefused('Name the merchants: --merchants a,b');
}
