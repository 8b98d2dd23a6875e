import { catalogue } from '@atrium/api/catalogue';

/** The id of the call of the catalogue with a method and an address, with or without a query. */
export function callAt(method: string, url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const calls = catalogue.filter((call) => call.method === method);
  const found =
    calls.find((call) => call.path === path) ??
    calls.find((call) => new RegExp(`^${call.path.replace(/:\w+/, '[^/]+')}$`).test(path));
  return found?.id;
}
