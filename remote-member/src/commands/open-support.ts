import type { Host } from '@atrium/contract';
import { openSupportAt } from '../features/customer-service/open-support-at';

/** `support.open@1`: opens the customer service of the menu bar. */
export default async function openSupport(host: Host): Promise<Record<string, never>> {
  await openSupportAt(host, 'menu');
  return {};
}
