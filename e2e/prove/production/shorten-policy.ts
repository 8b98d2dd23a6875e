/** Sources of one domain that are still printed one by one. */
const most = 3;

/** Replaces many sources of one domain in a policy by their number, so that a person can read it. */
export function shortenPolicy(policy: string): string {
  return policy.split('; ').map(shortenDirective).join('; ');
}

function shortenDirective(directive: string): string {
  const byDomain = new Map<string, string[]>();
  for (const source of directive.split(' ')) {
    const domain = source.replace(/^https:\/\/[\w-]+\./, 'https://*.');
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), source]);
  }
  const parts = [...byDomain].map(([domain, sources]) =>
    sources.length > most ? `(${sources.length} of ${domain})` : sources.join(' '),
  );
  return parts.join(' ');
}
