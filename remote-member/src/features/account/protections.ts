import type { SecurityConfig } from '@atrium/api';

/** One thing that protects an account. */
export type Protection = Exclude<keyof SecurityConfig, 'defaultPassword'>;

const all: readonly Protection[] = ['loginPassword', 'paymentPassword', 'mobile', 'email', 'authenticator'];

/** What can protect an account at this merchant, in the order shown. */
export function protectionsFor(can: (ability: string) => boolean): Protection[] {
  return all.filter((protection) => protection !== 'paymentPassword' || can('payment-password.use'));
}
