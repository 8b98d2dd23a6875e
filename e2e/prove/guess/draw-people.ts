import { accounts } from '../../support/accounts';
import type { Draw } from '../../support/seeded-random';

/** A person as an attacker names them. */
export interface Person {
  known: boolean;
  name: string;
  mobile: string;
  email: string;
}

export const merchant = 'aurora';
/** The password of all known people. */
export const { password } = accounts.player;

/** Draws as many people with an account as without, with the same form of names, numbers and addresses. */
export function drawPeople(count: number, draw: Draw): { known: Person[]; unknown: Person[] } {
  const taken = new Set<string>();
  const fresh = (): string => {
    const digits = String(draw(0, 99_999_999)).padStart(8, '0');
    if (taken.has(digits)) return fresh();
    taken.add(digits);
    return digits;
  };
  const people = (known: boolean) =>
    Array.from({ length: count }, () => {
      const digits = fresh();
      return { known, name: `who${digits}`, mobile: `136${digits}`, email: `who${digits}@example.test` };
    });
  return { known: people(true), unknown: people(false) };
}
