import type { Backend } from '../backend';
import type { Operation } from '../wire/operation';
import { launchOperations } from './launch';
import { listOperations } from './lists';

export const gameOperations = (backend: Backend): Operation[] => [
  ...listOperations(backend),
  ...launchOperations(backend),
];
