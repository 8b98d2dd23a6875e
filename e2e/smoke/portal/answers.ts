import { systemSettings } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import type { SmokeMerchant } from './smoke-merchants';

/** The settings call's example, with what this merchant has set. */
export function settingsExample({ switches, shell, resources }: SmokeMerchant): unknown {
  return { ...(systemSettings.example.answer as object), switches, shellSet: shell, resources };
}

/** What the back end says to a call, as on the wire: the catalogue's example; undefined for a call that is not in it. */
export function answerFor(merchant: SmokeMerchant, method: string, path: string): string | undefined {
  const endpoint = catalogue.find((call) => call.method === method && call.path === path);
  if (!endpoint) return undefined;
  const value = endpoint.id === systemSettings.id ? settingsExample(merchant) : endpoint.example.answer;
  return JSON.stringify({ success: true, value });
}
