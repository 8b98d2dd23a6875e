import { systemLocation } from '@atrium/api';
import type { Api } from '@atrium/contract';

/** The visitor's address as the back end sees it; `undefined` where it does not say. */
export async function visitorAddress(api: Pick<Api, 'call'>): Promise<string | undefined> {
  return api.call(systemLocation, {}).then(
    ({ ip }) => ip,
    () => undefined,
  );
}
