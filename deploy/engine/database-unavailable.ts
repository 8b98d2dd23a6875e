import { damageIn } from './database-damaged';
import { codeOf } from './error-code';
import { DatabaseUnreachable } from './failures';

/** Network errors, and the codes with which PostgreSQL ends or refuses connections (classes 08 and 57P). */
const codes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|08\w{3}|57P0[1-4])$/;
/** Driver errors without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether a statement failed because the database is unreachable or damaged. Searches the whole chain of causes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (damageIn(error) !== undefined) return true;
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if (cause instanceof DatabaseUnreachable || codes.test(codeOf(cause) ?? '')) return true;
    if ('message' in cause && sentences.test(String(cause.message))) return true;
    // one error per address of the host name
    if ('errors' in cause && Array.isArray(cause.errors) && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
