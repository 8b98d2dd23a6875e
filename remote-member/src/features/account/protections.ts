import type { SecurityConfig } from '@atrium/api';

/** A protection of an account. */
export type Protection = Exclude<keyof SecurityConfig, 'defaultPassword'>;

const all: readonly Protection[] = ['loginPassword', 'paymentPassword', 'mobile', 'email', 'authenticator'];

/** Protections available at this merchant, in display order. */
export function protectionsFor(can: (ability: string) => boolean): Protection[] {
  return all.filter((protection) => protection !== 'paymentPassword' || can('payment-password.use'));
}
