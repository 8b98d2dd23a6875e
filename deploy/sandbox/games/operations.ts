import type { Backend } from '../backend';
import type { Operation } from '../wire/operation';
import { launchOperations } from './launch';
import { jackpotOperations } from './jackpot';
import { listOperations } from './lists';
import { winnerOperations } from './winners';

export const gameOperations = (backend: Backend): Operation[] => [
  ...listOperations(backend),
  ...launchOperations(backend),
  ...winnerOperations(backend),
  ...jackpotOperations(backend),
];
