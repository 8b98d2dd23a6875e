import type { Engine } from '../../engine';
import { reportUnavailable } from '../operations/report-unavailable';
import type { Caller } from './caller';
import { callerOf } from './tokens';

/** Returns the owner of a token. Rejects with a `RegistryError` for an unknown token or an unavailable database. */
export function identifyCaller({ engine }: { engine: Engine }, token: string): Promise<Caller> {
  return reportUnavailable(callerOf(engine.database, token));
}
