import type { Host } from '@atrium/contract';
import { openSupportAt } from '../features/customer-service/open-support-at';

/** `member.live-chat@1`: opens the customer service of the right bar. */
export default async function openSupportBeside(host: Host): Promise<Record<string, never>> {
  await openSupportAt(host, 'right-bar');
  return {};
}
