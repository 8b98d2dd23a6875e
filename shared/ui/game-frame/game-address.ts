/**
 * A game's address that is safe to open: absolute, resolved against `base`. `undefined` if it is empty, would run in the
 * portal (`javascript:`, `data:`), is on the portal's own origin, where it would have the portal's rights, or is plain
 * http on a secure page, where browsers block it or send its ticket in the clear.
 */
export function gameAddress(address: string, base: string, page: string = window.location.href): string | undefined {
  const own = new URL(page);
  const from = new URL(base || '/', own);
  if (address === '' || !URL.canParse(address, from)) return undefined;
  const { protocol, origin, href } = new URL(address, from);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && own.protocol !== 'https:');
  return isWeb && origin !== own.origin ? href : undefined;
}
