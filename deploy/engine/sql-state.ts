import { codeOf } from './error-code';

/** The SQLSTATE of a failed statement, from anywhere in the chain of causes. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    const code = codeOf(cause);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

export const sqlStates = {
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  uniqueViolation: '23505',
  insufficientPrivilege: '42501',
  diskFull: '53100',
  tooManyConnections: '53300',
} as const;
