import { isOwnPath } from '../../page/own-path';
import type { KeyedStorage } from '../../storage/open-storage';
import type { EndReason } from './session-message';

/** Local-storage key of the entrance by which the person came; survives signing out. */
export const sourceKey = 'source';

/** Path of the agents' own entrance. */
const agentPath = '/agent';

/**
 * The page after a sign-out: the agents' entrance for a person who came by it, else the merchant's configured page,
 * else home. Only a path of this origin is followed.
 */
export function departureTarget(source: string | null, configuredPage: string | undefined): string {
  if (source === 'agent') return agentPath;
  return isOwnPath(configuredPage) ? configuredPage : '/';
}

/** Empties both storages except for the entrance and the merchant's code. */
export function clearStorages(session: KeyedStorage, local: KeyedStorage, merchantCode: string): void {
  const source = local.getItem(sourceKey);
  session.clear();
  local.clear();
  if (source !== null) local.setItem(sourceKey, source);
  session.setItem('merchantCode', merchantCode);
}

export interface DepartureSources {
  session: KeyedStorage;
  local: KeyedStorage;
  merchantCode: string;
  /** The merchant's page after a sign-out, if configured. */
  configuredPage: string | undefined;
  /** Loads another document. */
  go(path: string): void;
}

/**
 * Leaves the page after a session: clears the storages, then opens the sign-out page; for a lost session home, or the
 * address that the person chose.
 */
export function createDeparture(sources: DepartureSources): (reason: EndReason, to?: string) => void {
  const { session, local, merchantCode, configuredPage, go } = sources;
  return (reason, to = '/') => {
    const target = reason === 'lost' ? to : departureTarget(local.getItem(sourceKey), configuredPage);
    clearStorages(session, local, merchantCode);
    go(target);
  };
}
