/** The domain that a page at this address writes its cookies for; with another one there would be two of each name. */
export function cookieDomain(address: string): string {
  return new URL(address).hostname.replace(/^[^.]+(?=\..+\.)/, '');
}
