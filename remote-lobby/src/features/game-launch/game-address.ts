/**
 * A game's address that is safe to open: absolute, http or https, resolved against `base`. `undefined` if it is empty
 * or would run in the portal (`javascript:`, `data:`).
 */
export function gameAddress(address: string, base: string): string | undefined {
  if (address === '') return undefined;
  const from = new URL(base || '/', window.location.href);
  if (!URL.canParse(address, from)) return undefined;
  const { protocol, href } = new URL(address, from);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
