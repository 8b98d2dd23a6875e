import type { Where } from '@atrium/api';
import type { TextValues } from '@atrium/contract';

type Text = (key: string, values?: TextValues) => string;

/** Display name of a device: `Chrome on Android`. */
export function deviceName({ system, browser }: Where, text: Text): string {
  if (system && browser) return text('sessions.device', { system, browser });
  return system || browser || text('sessions.unknown');
}

export function isHandheld({ system }: Where): boolean {
  return ['Android', 'iOS', 'iPadOS'].includes(system);
}
