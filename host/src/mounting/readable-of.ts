import type { Readable } from '@atrium/contract';
import { compareStructural, computed, reaction } from 'mobx';

/**
 * A MobX expression as the contract's `Readable`. Between two changes `get` returns the same object, as React's
 * external stores require. It observes its sources as long as they live: create it once.
 */
export function readableOf<T>(expression: () => T): Readable<T> {
  const value = computed(expression, { equals: compareStructural, keepAlive: true });
  return {
    get: () => value.get(),
    subscribe: (listener) => reaction(() => value.get(), listener),
  };
}
