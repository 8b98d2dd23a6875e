/** Origins of domains that a back end lists as origins or as bare host names, each once; anything else is ignored. */
export function domainOrigins(domains: readonly string[]): string[] {
  return [...new Set(domains.flatMap((domain) => originOf(/^\w+:\/\//.test(domain) ? domain : `https://${domain}`)))];
}

function originOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}
