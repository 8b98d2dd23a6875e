import { codeOf, damageIn, sqlState, sqlStates } from '../engine';
import { RegistryError } from '../registry';

/** Errors with a message that says what to do; other errors are printed with their stack. */
const expectedFailures = new Set([
  'StartRefused',
  'MerchantsUnusable',
  'DataFolderBusy',
  'DataFolderNewer',
  'DataFolderBroken',
  'SchemaNotOwned',
  'SchemaNotAccessible',
  'BackupUnusable',
  'DiskFull',
  'DatabaseUnreachable',
]);

/** Prints why the server did not start. */
export function printFailure(error: unknown): void {
  console.error(`\n${failureMessage(error)}\n`);
}

/** A message for the operator: what failed and what to do, or the stack of an unexpected error. */
export function failureMessage(error: unknown): string {
  const damage = damageIn(error);
  if (damage !== undefined) return damage;
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop that program, or choose another port with --port.';
  }
  if (codeOf(error) === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return 'This user may not listen on that port. Choose one above 1023 with --port.';
  }
  if (sqlState(error) === sqlStates.tooManyConnections) {
    return (
      'The database server has no free connection. Raise its max_connections, start fewer processes, ' +
      'or let each hold fewer connections with ATRIUM_DATABASE_CONNECTIONS.'
    );
  }
  if (sqlState(error) === sqlStates.insufficientPrivilege) {
    return (
      `The database refuses a statement of this login: ${deepestMessage(error)}. ` +
      'docs/guides/production.md lists the logins and their privileges.'
    );
  }
  const mistyped = codeOf(error)?.startsWith('ERR_PARSE_ARGS') ?? false;
  const isExpected = expectedFailures.has(error.name) || error instanceof RegistryError || mistyped;
  return isExpected ? error.message : (error.stack ?? error.message);
}

function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}
