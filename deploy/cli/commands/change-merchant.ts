import type { MerchantChange } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliContext, CommandResult } from './cli-command';

/** The merchant's code, an argument. @throws the usage if it is missing */
export function codeArgument({ args }: CliContext, at: number, usage: string): string {
  const code = args[at];
  if (code === undefined) throw new StartRefused(usage);
  return code;
}

/** Changes the merchant named by the second argument. */
export async function changeMerchant(context: CliContext, change: MerchantChange): Promise<CommandResult> {
  const { environment, revision: expected, reason } = context.options;
  if (change.action === 'seed') throw new TypeError('Only a starting server creates first versions.');
  const code = context.args[1] ?? '';
  const changed = await context.ask('change-merchant', { code, environment, change, expected, reason });
  const text = changed.changed
    ? `${code} in ${changed.environment} is at version ${changed.version}; new page loads get it within a second.`
    : `${code} in ${changed.environment} is already configured so; it stays at version ${changed.version}.`;
  return { text, data: changed };
}
