import type { MerchantChange } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliContext, CommandResult } from './cli-command';

/** The merchant's code among the words that were typed. @throws the usage where there is none. */
export function codeArgument({ args }: CliContext, at: number, usage: string): string {
  const code = args[at];
  if (code === undefined) throw new StartRefused(usage);
  return code;
}

/** Changes the merchant named by the second word. */
export async function changeMerchant(context: CliContext, change: MerchantChange): Promise<CommandResult> {
  const { environment, revision: expected, reason } = context.options;
  if (change.action === 'seed') throw new TypeError('Only a start makes first versions.');
  const code = context.args[1] ?? '';
  const made = await context.ask('change-merchant', { code, environment, change, expected, reason });
  const text = made.changed
    ? `${code} in ${made.environment} is at version ${made.version}; new page loads get it within a second.`
    : `${code} in ${made.environment} was so already; it stays at version ${made.version}.`;
  return { text, data: made };
}
