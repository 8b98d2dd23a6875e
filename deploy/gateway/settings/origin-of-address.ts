/** Origins that are valid as a CSP source: no other character of a host name could end the source. */
const allowed = /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?)$/;

/**
 * The origin of an address that a back end names, for the page's policy: https, or http on this machine. A bare host
 * name means https, as in the host's `readDomainRoute`. Undefined for anything else.
 */
export function originOfAddress(address: string): string | undefined {
  const full = /^\w+:\/\//.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return undefined;
  const { origin } = new URL(full);
  return allowed.test(origin) ? origin : undefined;
}
