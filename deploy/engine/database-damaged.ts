import { codeOf } from './error-code';
import { DataFolderBroken } from './failures';

/** `data_corrupted` and `index_corrupted` of PostgreSQL: a page is not as it was written. */
const codes = /^XX00[12]$/;

/** What was damaged, as the database says it, wherever in the chain of causes; undefined for any other failure. */
export function damageIn(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if (cause instanceof DataFolderBroken) return cause.message;
    if (codes.test(codeOf(cause) ?? '') && 'message' in cause) return damageMessage(String(cause.message));
  }
  return undefined;
}

/** Tells an operator what is damaged and what to do. */
export function damageMessage(what: string): string {
  return (
    `The database is damaged: ${what}. Nothing of it is used; what is known to be good goes on being served. ` +
    'Restore a backup, into another folder or an empty database: npm run atrium -- restore FILE --data FOLDER.'
  );
}
