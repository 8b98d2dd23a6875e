import { codeOf } from './error-code';
import { DataFolderBroken } from './failures';

/** `data_corrupted` and `index_corrupted` of PostgreSQL: a page differs from what was written. */
const codes = /^XX00[12]$/;

/** A sentence about the damage found anywhere in the chain of causes; undefined for any other failure. */
export function damageIn(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if (cause instanceof DataFolderBroken) return cause.message;
    if (codes.test(codeOf(cause) ?? '') && 'message' in cause) return damageMessage(String(cause.message));
  }
  return undefined;
}

/** A sentence for the operator: what is damaged and what to do. */
export function damageMessage(what: string): string {
  return (
    `The database is damaged: ${what}. It is not used; the last known good releases stay in service. ` +
    'Restore a backup, into another folder or an empty database: npm run atrium -- restore FILE --data FOLDER.'
  );
}
