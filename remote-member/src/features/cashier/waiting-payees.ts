import type { Payee } from '@atrium/api';

/** The server's clock is known to the second. */
const second = 1_000;

/** Payees where only one that cannot be used yet has a time. */
export function waitingPayees(payees: Payee[], now: number): Payee[] {
  return payees.map(({ usableAt, ...payee }) =>
    usableAt !== undefined && usableAt > now + second ? { ...payee, usableAt } : payee,
  );
}

/** A payee in one line. */
export function payeeLine({ holder, bank, number }: Payee): string {
  return [holder, bank, number].filter(Boolean).join(', ');
}
