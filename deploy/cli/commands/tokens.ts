import type { TokenLine } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext, CommandResult } from './cli-command';

export const tokens: CliCommand = {
  parameters: ['issue|list|revoke', '[NAME|ID]'],
  about:
    'issue, list or revoke tokens of teams and operators: issue NAME --remotes a,b | --operator [--days 90]; revoke ID',
  options: ['remotes', 'operator', 'days'],
  run: async (context) => {
    const [action, argument] = context.args;
    if (action === 'list' && argument === undefined) return list(context);
    if (action === 'issue' && argument !== undefined) return issue(context, argument);
    if (action === 'revoke' && argument !== undefined) return revoke(context, argument);
    throw new StartRefused(
      'atrium tokens issue NAME --remotes a,b | atrium tokens issue NAME --operator | atrium tokens list | atrium tokens revoke ID',
    );
  },
};

async function issue({ ask, options: { remotes, operator, days } }: CliContext, name: string): Promise<CommandResult> {
  if (remotes ? operator : !operator)
    throw new StartRefused(
      'Name the remotes that the team may publish and promote, --remotes lobby,mall, or make it an operator’s, --operator',
    );
  const issued = await ask('issue-token', { name, days, ...(remotes ? { remotes } : { operator: true as const }) });
  const until = new Date(issued.expiresAt).toISOString();
  const text = [
    issued.token,
    '',
    `For ${name}, who may ${remotes ? `publish and promote ${remotes.join(', ')}` : 'change everything here'} until ${until}.`,
    'The token is shown only now. Set it as ATRIUM_TOKEN for the command line, or sign in to the console with it.',
    `To revoke it: atrium tokens revoke ${issued.id}`,
  ].join('\n');
  return { text, data: issued };
}

async function list({ ask }: CliContext): Promise<CommandResult> {
  const all = await ask('list-tokens', {});
  return { text: all.map(line).join('\n') || 'No token has been issued yet.', data: all };
}

async function revoke({ ask }: CliContext, id: string): Promise<CommandResult> {
  const data = await ask('revoke-token', { id });
  return { text: `The token ${id} is revoked and is refused from now on.`, data };
}

function line({ id, name, remotes, operator, expiresAt, revokedAt }: TokenLine): string {
  const expires = new Date(expiresAt);
  const state = revokedAt
    ? `revoked ${new Date(revokedAt).toISOString()}`
    : `${expires < new Date() ? 'expired' : 'until'} ${expires.toISOString()}`;
  return `${id}  ${name.padEnd(16)}${(operator ? 'operator' : remotes.join(',')).padEnd(24)}${state}`;
}
