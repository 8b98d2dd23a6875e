import { Refusal } from '../wire/refusal';
import type { DoorAnswer } from './doors';

/** @throws Refusal with the key of a door that refuses, and its reason as value. */
export function requireAllowed(answer: DoorAnswer): void {
  if (answer !== 'allowed') throw new Refusal(answer.key, { value: { reason: answer.reason } });
}
