import type { Host } from '@atrium/contract';

/** Sign-in services that send text message codes themselves. */
const socialProviders = ['firebase', 'google'];

/** Who sends codes: the server, unless the settings name a social phone provider. */
export function smsPath({ settings }: Pick<Host, 'settings'>): 'server' | 'social' {
  return socialProviders.includes(settings.value('smsProvider') ?? 'server') ? 'social' : 'server';
}
