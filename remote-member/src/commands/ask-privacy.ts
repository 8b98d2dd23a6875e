import type { Host } from '@atrium/contract';

/** `member.privacy@1`: brings back the question whether others may count this visitor. */
export default async function askPrivacy(host: Host): Promise<void> {
  host.events.publish('privacy.asked@1', {});
}
