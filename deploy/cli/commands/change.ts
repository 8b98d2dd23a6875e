import type { Audience, Change, Channel } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext, CliOptions, CommandResult } from './cli-command';

const change = (
  parameters: string[],
  about: string,
  options: (keyof CliOptions)[],
  changeFor: (context: CliContext) => Promise<Change> | Change,
  tell: (channel: Channel) => string,
): CliCommand => ({
  parameters,
  about,
  options: [...options, 'reason', 'revision'],
  run: async (context): Promise<CommandResult> => {
    const [remote = ''] = context.args;
    const { environment, revision: expected, reason } = context.options;
    const made = await changeFor(context);
    const channel = await context.ask('change', { remote, environment, change: made, expected, reason });
    return { text: `${tell(channel)} in ${channel.environment}, revision ${channel.revision}`, data: channel };
  },
});

export const promote = change(
  ['REMOTE', 'RELEASE'],
  'give a published release to everybody',
  [],
  async (context) => ({ action: 'promote', release: await releaseArgument(context) }),
  ({ remote, stable }) => `${remote} ${stable} is stable`,
);

export const canary = change(
  ['REMOTE', 'RELEASE'],
  'give it to some: --percent 5 of the visitors, or --merchants a,b; "canary REMOTE stop" ends that',
  ['percent', 'merchants'],
  async (context) =>
    context.args[1] === 'stop'
      ? { action: 'stop-canary' }
      : { action: 'canary', audience: audienceOption(context), release: await releaseArgument(context) },
  ({ remote, canary, stable }) =>
    canary
      ? `${remote} ${canary.release} is a canary for ${audienceText(canary.audience)}`
      : `${remote} ${stable} is for all`,
);

export const rollback = change(
  ['REMOTE', '[RELEASE]'],
  'go back to the stable release before, or to an earlier one; ends a canary too',
  [],
  async (context) => ({
    action: 'rollback',
    ...(context.args[1] !== undefined && { release: await releaseArgument(context) }),
  }),
  ({ remote, stable }) => `${remote} ${stable} is stable again`,
);

export const pin = change(
  ['REMOTE', 'RELEASE'],
  'let --merchants a,b stay on a release whatever is promoted',
  ['merchants'],
  async (context) => ({ action: 'pin', merchants: merchantsOption(context), release: await releaseArgument(context) }),
  ({ remote, pins }) => `${remote} is pinned for ${Object.keys(pins).join(', ')}`,
);

export const unpin = change(
  ['REMOTE'],
  'let --merchants a,b follow the stable release again',
  ['merchants'],
  (context) => ({ action: 'unpin', merchants: merchantsOption(context) }),
  ({ remote, pins }) => `${remote} is pinned for ${Object.keys(pins).join(', ') || 'nobody'}`,
);

export const undoRollback = change(
  ['REMOTE'],
  'undo the automatic rollback of its last release, and unlock it: --reason says why',
  [],
  async ({ ask, args: [remote = ''], options: { environment } }) => {
    const [channel] = await ask('status', { remote, environment });
    if (!channel?.rolledBack)
      throw new StartRefused(
        `The last change of ${remote} was no automatic rollback. Look at "atrium history ${remote}".`,
      );
    return { action: 'restore', release: channel.rolledBack.id };
  },
  ({ remote, stable, canary }) =>
    `${remote} is as before the automatic rollback: ${stable} is stable${canary ? `, ${canary.release} is in canary` : ''}`,
);

export const lock = change(
  ['REMOTE'],
  'let nobody change it; --reason says why',
  [],
  () => ({ action: 'lock' }),
  ({ remote, locked }) => `${remote} is locked (${locked})`,
);

export const unlock = change(
  ['REMOTE'],
  'let it be changed again',
  [],
  () => ({ action: 'unlock' }),
  ({ remote }) => `${remote} is unlocked`,
);

export function audienceText(audience: Audience): string {
  return 'percent' in audience ? `${audience.percent} % of the visitors` : audience.merchants.join(', ');
}

async function releaseArgument({ ask, args: [remote = '', word = ''] }: CliContext): Promise<string> {
  return (await ask('find', { remote, release: word })).id;
}

function audienceOption({ options: { percent, merchants } }: CliContext): Audience {
  if (percent !== undefined && merchants === undefined) return { percent };
  if (merchants !== undefined && percent === undefined) return { merchants };
  throw new StartRefused('A canary is for --percent 5 of the visitors or for --merchants a,b: name one of the two.');
}

function merchantsOption({ options: { merchants } }: CliContext): string[] {
  if (merchants) return merchants;
  throw new StartRefused('Name the merchants: --merchants a,b');
}
