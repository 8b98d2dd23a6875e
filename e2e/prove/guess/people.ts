import { accounts } from '../../support/accounts';
import type { Draw } from '../kill/seeded-random';

/** Somebody as a guesser names them. */
export interface Person {
  known: boolean;
  name: string;
  mobile: string;
  email: string;
}

export const merchant = 'aurora';
/** The password of everybody known. */
export const { password } = accounts.player;

/** As many who have an account as have none, of names, numbers and addresses of one kind. */
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
