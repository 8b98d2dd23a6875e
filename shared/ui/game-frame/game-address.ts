interface AddressRules {
  /** Base of relative addresses; empty means the page's origin. */
  base: string;
  /** Origins of the merchant besides the page's: its pages are no games on any of its domains. */
  merchant?: readonly string[];
  /** Address of the page. Default: this one. */
  page?: string;
}

/**
 * A game's address that is safe to open: absolute, resolved against `base`. `undefined` if it is empty, would run in the
 * portal (`javascript:`, `data:`), is on a host of the portal itself, where it would have the portal's rights, or is
 * plain http on a secure page, where browsers block it or send its ticket in the clear.
 */
export function gameAddress(
  address: string,
  { base, merchant = [], page = window.location.href }: AddressRules,
): string | undefined {
  const own = new URL(page);
  const from = new URL(base || '/', own);
  if (address === '' || !URL.canParse(address, from)) return undefined;
  const { protocol, host, href } = new URL(address, from);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && own.protocol !== 'https:');
  const ownHosts = [own, ...merchant.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin))];
  return isWeb && !ownHosts.some((one) => one.host === host) ? href : undefined;
}
