import type { TokenLine } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext, CommandResult } from './cli-command';

export const tokens: CliCommand = {
  parameters: ['issue|list|revoke', '[NAME|ID]'],
  about: 'issue NAME --remotes a,b | --operator [--days 90]: a team’s or an operator’s token; list; revoke ID',
  options: ['remotes', 'operator', 'days'],
  run: async (context) => {
    const [action, word] = context.args;
    if (action === 'list' && word === undefined) return list(context);
    if (action === 'issue' && word !== undefined) return issue(context, word);
    if (action === 'revoke' && word !== undefined) return revoke(context, word);
    throw new StartRefused(
      'atrium tokens issue NAME --remotes a,b | atrium tokens issue NAME --operator | atrium tokens list | atrium tokens revoke ID',
    );
  },
};

async function issue({ ask, options: { remotes, operator, days } }: CliContext, name: string): Promise<CommandResult> {
  if (remotes ? operator : !operator)
    throw new StartRefused(
      'Say which remotes the team may publish and promote, --remotes lobby,mall, or that it is for an operator, --operator',
    );
  const issued = await ask('issue-token', { name, days, ...(remotes ? { remotes } : { operator: true as const }) });
  const until = new Date(issued.expiresAt).toISOString();
  const text = [
    issued.token,
    '',
    `For ${name}: ${remotes ? `publishes and promotes ${remotes.join(', ')}` : 'may change everything here'}, until ${until}.`,
    'It is shown this once. The command line takes it as ATRIUM_TOKEN, and the console asks for it.',
    `To take it back: atrium tokens revoke ${issued.id}`,
  ].join('\n');
  return { text, data: issued };
}

async function list({ ask }: CliContext): Promise<CommandResult> {
  const all = await ask('list-tokens', {});
  return { text: all.map(line).join('\n') || 'No token has been issued yet.', data: all };
}

async function revoke({ ask }: CliContext, id: string): Promise<CommandResult> {
  const data = await ask('revoke-token', { id });
  return { text: `The token ${id} is revoked: it opens nothing any more.`, data };
}

function line({ id, name, remotes, operator, expiresAt, revokedAt }: TokenLine): string {
  const expires = new Date(expiresAt);
  const state = revokedAt
    ? `revoked ${new Date(revokedAt).toISOString()}`
    : `${expires < new Date() ? 'expired' : 'until'} ${expires.toISOString()}`;
  return `${id}  ${name.padEnd(16)}${(operator ? 'operator' : remotes.join(',')).padEnd(24)}${state}`;
}
