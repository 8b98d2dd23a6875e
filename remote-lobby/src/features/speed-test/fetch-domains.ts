import { domainOrigins, systemDomainRoute, systemSettings } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** Origins of the merchant: this page's first, then those that the back end lists. */
export async function fetchDomains({ api, signal }: Pick<Host, 'api' | 'signal'>, here: string): Promise<string[]> {
  const own = await api.call(systemDomainRoute, {}, { signal }).catch(() => undefined);
  // a back end may list them in the settings alone
  const listed = own?.domainList.length ? own : (await api.call(systemSettings, {}, { signal })).domainRoute;
  return [...new Set([here, ...domainOrigins(listed?.domainList ?? [])])];
}
