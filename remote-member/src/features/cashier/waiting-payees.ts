import type { Payee } from '@atrium/api';

/** Payees where only one that cannot be used yet has a time. */
export function waitingPayees(payees: Payee[], now: number): Payee[] {
  return payees.map(({ usableAt, ...payee }) =>
    usableAt !== undefined && usableAt > now ? { ...payee, usableAt } : payee,
  );
}

/** A payee in one line. */
export function payeeLine({ holder, bank, number }: Payee): string {
  return [holder, bank, number].join(', ');
}
