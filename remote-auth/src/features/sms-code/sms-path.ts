import type { Host } from '@atrium/contract';

/** Sign-in services that send codes to phones themselves. */
const socialProviders = ['firebase', 'google'];

/** Who sends codes: the portal's own calls, unless the settings name a social phone provider. */
export function smsPath({ settings }: Pick<Host, 'settings'>): 'server' | 'social' {
  return socialProviders.includes(settings.value('smsProvider') ?? 'server') ? 'social' : 'server';
}
