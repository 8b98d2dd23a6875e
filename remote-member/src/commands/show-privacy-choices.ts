import type { Host } from '@atrium/contract';

/** `member.privacy@1`: shows the privacy choices for third-party tracking again. */
export default async function showPrivacyChoices(host: Host): Promise<void> {
  host.events.publish('privacy.asked@1', {});
}
