import type { Host } from '@atrium/contract';

/** Logs that the support page got no token from the provider. Silent, as the source says: it shows no dialog. */
export function reportFailedSupport({ telemetry }: Pick<Host, 'telemetry'>): void {
  telemetry.error(new Error('the support page got no token from the provider'));
}
