import { StartRefused } from '../../server/start-refused';
import { changeMerchant, codeArgument } from './change-merchant';
import type { CliCommand } from './cli-command';
import { withEnvironment } from './name-environment';

const usage = 'atrium remotes list CODE | atrium remotes enable|disable CODE REMOTE';

export const remotes: CliCommand = {
  parameters: ['list|enable|disable', 'CODE', '[REMOTE]'],
  about: 'list, enable or disable remotes of a merchant, as in: disable CODE mall',
  options: ['environment', 'reason', 'revision'],
  run: async (context) => {
    const [action, , remote] = context.args;
    if ((action === 'enable' || action === 'disable') && remote !== undefined)
      return changeMerchant(context, { action: 'remote', remote, enabled: action === 'enable' });
    if (action !== 'list' || remote !== undefined) throw new StartRefused(usage);
    const which = { code: codeArgument(context, 1, usage), environment: context.options.environment };
    const { offered, environment } = await context.ask('merchant', which);
    const lines = offered.map(({ remote: name, enabled }) => `${name.padEnd(16)}${enabled ? 'enabled' : 'disabled'}`);
    return { text: withEnvironment(environment, ...lines), data: offered };
  },
};
