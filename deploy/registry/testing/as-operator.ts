import { askInProcess, type Ask } from '../operations/operations';
import type { Registry } from '../registry';
import { operator } from '../tokens/caller';

/** Calls operations with all rights. */
export function asOperator(registry: Registry): Ask {
  return askInProcess(registry, operator('test'));
}
