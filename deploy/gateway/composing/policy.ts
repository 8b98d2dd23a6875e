import { integrityPolicy } from './integrity-policy';

export interface PolicyRequest {
  nonce: string;
  /** Origins of games and embeds this merchant may frame. */
  frames: string[];
  /** Origins that may frame this page, besides itself. */
  framedBy: string[];
  /** Origins calls may go to, besides our own: the merchant's other domains. */
  connect: string[];
  /** Origins pictures may come from, besides our own. */
  images: string[];
  /** Whether the page came by HTTPS. */
  secure: boolean;
  /** Name of the browser as it sends it. */
  userAgent: string | undefined;
}

/**
 * The headers of a page. Scripts run from our own origin only, with integrity, or with the nonce: the import map and the
 * watch over the start; nothing is evaluated, nothing else inline runs.
 */
export function policyHeaders({
  nonce,
  frames,
  framedBy,
  connect,
  images,
  secure,
  userAgent,
}: PolicyRequest): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': ["'self'", ...framedBy],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...integrityPolicy(userAgent),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
