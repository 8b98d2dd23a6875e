import type { Readable } from '@atrium/contract';
import { compareStructural, computed, reaction } from 'mobx';

/**
 * What a MobX expression is worth, as the contract's `Readable`. Between two real changes `get` answers the same
 * object, which React's external stores need. It stays with what it reads for as long as that lives: make it once.
 */
export function readableOf<T>(expression: () => T): Readable<T> {
  const value = computed(expression, { equals: compareStructural, keepAlive: true });
  return {
    get: () => value.get(),
    subscribe: (listener) => reaction(() => value.get(), listener),
  };
}
