import type { TagKind } from '@atrium/api';

interface Sources {
  /** Where its script comes from. */
  scripts: string[];
  /** Where what it notes may go. */
  reports: string[];
}

/** What each vendor's tag needs, and no more. */
const vendors: Record<TagKind, Sources> = {
  gtm: { scripts: ['https://www.googletagmanager.com'], reports: ['https://www.googletagmanager.com'] },
  gtag: {
    scripts: ['https://www.googletagmanager.com'],
    reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
  facebook: { scripts: ['https://connect.facebook.net'], reports: ['https://www.facebook.com'] },
  tiktok: { scripts: ['https://analytics.tiktok.com'], reports: ['https://analytics.tiktok.com'] },
  appsflyer: {
    scripts: ['https://websdk.appsflyer.com'],
    reports: ['https://*.appsflyer.com', 'https://*.appsflyersdk.com'],
  },
  adjust: { scripts: ['https://cdn.adjust.com'], reports: ['https://*.adjust.com'] },
};

/** Ids of this machine's own recorder, which stands in for every vendor. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/**
 * The policy of a tag's frame: its vendor's script and reports, framed by the merchant's portals alone. A local tag
 * reaches nothing outside.
 */
export function tagPolicy(kind: TagKind, id: string, portals: readonly string[]): string {
  const { scripts, reports } = isLocal(id) ? { scripts: [], reports: [] } : vendors[kind];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `connect-src 'self' ${reports.join(' ')}`.trim(),
    `img-src 'self' data: ${reports.join(' ')}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ');
}
