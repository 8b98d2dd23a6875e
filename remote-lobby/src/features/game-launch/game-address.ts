/**
 * The address of a game as a browser may open it: absolute, http or https, below `base` when it is relative.
 * `undefined` for an empty address and for one that would run in the portal (`javascript:`, `data:`).
 */
export function gameAddress(address: string, base: string): string | undefined {
  if (address === '') return undefined;
  const from = new URL(base || '/', window.location.href);
  if (!URL.canParse(address, from)) return undefined;
  const { protocol, href } = new URL(address, from);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
