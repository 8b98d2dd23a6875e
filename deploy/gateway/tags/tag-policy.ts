import type { TagKind } from '@atrium/api';

interface Sources {
  /** Origins of its script. */
  scripts: string[];
  /** Origins to which it may report. */
  reports: string[];
}

/** The minimum that each vendor's tag needs. */
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

/** Ids of the local recorder, which replaces vendors in tests. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/**
 * Returns the policy of a tag's frame: its vendor's script and reports, framed only by the merchant's portals. A local
 * tag has no access to other origins.
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
