import { isOwnPath } from '../../page/own-path';
import type { KeyedStorage } from '../../storage/open-storage';
import type { EndReason } from './session-message';

/** Local-storage key that says by which door the person came; survives signing out. */
export const sourceKey = 'source';

/** Path of the agents' own entry. */
const agentPath = '/agent';

/**
 * Where a signed-out person goes: who came by the agents' door back there, else the merchant's configured page, else
 * home. Only a path of this origin is followed.
 */
export function departureTarget(source: string | null, configuredPage: string | undefined): string {
  if (source === 'agent') return agentPath;
  return isOwnPath(configuredPage) ? configuredPage : '/';
}

/** Empties both storages; what stays is by which door the person came and which merchant this is. */
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
  /** Where the merchant sends people who signed out, if anywhere. */
  configuredPage: string | undefined;
  /** Loads another document. */
  go(path: string): void;
}

/** How the page is left once a session is over: emptied, to the door for a signed-out person, home for a lost session. */
export function createDeparture(sources: DepartureSources): (reason: EndReason) => void {
  const { session, local, merchantCode, configuredPage, go } = sources;
  return (reason) => {
    const target = reason === 'lost' ? '/' : departureTarget(local.getItem(sourceKey), configuredPage);
    clearStorages(session, local, merchantCode);
    go(target);
  };
}
