import { StartRefused } from '../../server/start-refused';
import { changeMerchant, codeArgument } from './change-merchant';
import type { CliCommand } from './cli-command';
import { withEnvironment } from './name-environment';

const usage = 'atrium switches list CODE | atrium switches set CODE NAME on|off';

export const switches: CliCommand = {
  parameters: ['list|set', 'CODE', '[NAME]', '[on|off]'],
  about: 'list or set switches of a merchant, as in: set CODE FREEPLAY3 on',
  options: ['environment', 'reason', 'revision'],
  run: async (context) => {
    const [action, , name, value] = context.args;
    if (action === 'set' && name !== undefined && (value === 'on' || value === 'off'))
      return changeMerchant(context, { action: 'switch', switch: name, on: value === 'on' });
    if (action !== 'list' || name !== undefined) throw new StartRefused(usage);
    const which = { code: codeArgument(context, 1, usage), environment: context.options.environment };
    const { switches: all, environment } = await context.ask('merchant', which);
    const lines = all.map(({ name: key, on }) => `${key.padEnd(22)}${on ? 'on' : 'off'}`);
    return { text: withEnvironment(environment, ...lines), data: all };
  },
};
