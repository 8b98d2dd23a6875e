import { systemSettings } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import type { SmokeMerchant } from './smoke-merchants';

/** The example answer of the settings call, with this merchant's configuration. */
export function settingsExample({ switches, shell, resources }: SmokeMerchant): unknown {
  return { ...(systemSettings.example.answer as object), switches, shellSet: shell, resources };
}

/** A back end's answer on the wire: the catalogue's example, or `undefined` for a call that is not in it. */
export function answerFor(merchant: SmokeMerchant, method: string, path: string): string | undefined {
  const endpoint = catalogue.find((call) => call.method === method && call.path === path);
  if (!endpoint) return undefined;
  const value = endpoint.id === systemSettings.id ? settingsExample(merchant) : endpoint.example.answer;
  return JSON.stringify({ success: true, value });
}
