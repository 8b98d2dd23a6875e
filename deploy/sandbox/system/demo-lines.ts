/** Milliseconds by which the picture of a site is late in the speed test: more than what counts as normal. */
const lateSites: Readonly<Record<string, number>> = { 'aurora-east': 400 };

/** Sites that no server answers for. */
const deadSites: Readonly<Record<string, string>> = { aurora: 'aurora-down' };

/** A port without a listener. */
const deadPort = '2';

/** Milliseconds by which a site answers late in the speed test, so that one line of the demo is slow. */
export function lineDelay(siteCode: string): number {
  return lateSites[siteCode] ?? 0;
}

/** Origins of a demo merchant at which nothing answers, so that one line of the demo is dead. */
export function deadLines(merchant: string, portal: (siteCode: string) => string): string[] {
  const site = deadSites[merchant];
  if (site === undefined) return [];
  const address = new URL(portal(site));
  address.port = deadPort;
  return [address.origin];
}
