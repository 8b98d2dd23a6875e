import { deviceIdLength } from '@atrium/api/figures';
import type { KeyedStorage } from './open-storage';
import { randomUuid } from './random-uuid';
import type { SiteCookies } from './site-cookies';

/** Key in local storage; the cookie's name comes from `SiteCookies`. */
export const deviceIdKey = 'loginDeviceId';

export interface DeviceIdSources {
  local: KeyedStorage;
  cookies: SiteCookies;
  /** The browser's fingerprint of 36 characters; without one, or when it fails, the id is a random UUID. */
  fingerprint?: () => Promise<string>;
}

/**
 * Returns the id of this device, 36 characters, the same until both copies are gone. Restores a missing copy at once.
 */
export function createDeviceId(sources: DeviceIdSources): () => Promise<string> {
  const kept = survivor(sources);
  let id = kept === undefined ? undefined : Promise.resolve(keep(sources, kept));
  return () => (id ??= fresh(sources).then((made) => keep(sources, made)));
}

function survivor({ local, cookies }: DeviceIdSources): string | undefined {
  return [local.getItem(deviceIdKey), cookies.read(cookies.deviceIdName)].find(isDeviceId);
}

async function fresh({ fingerprint }: DeviceIdSources): Promise<string> {
  const id = await fingerprint?.().catch(() => undefined);
  return isDeviceId(id) ? id : randomUuid();
}

function keep({ local, cookies }: DeviceIdSources, id: string): string {
  local.setItem(deviceIdKey, id);
  cookies.write(cookies.deviceIdName, id);
  return id;
}

function isDeviceId(id: string | null | undefined): id is string {
  return id?.length === deviceIdLength;
}
