import { integrityPolicy } from './integrity-policy';

export interface PolicyRequest {
  nonce: string;
  /** Origins of games and third parties that the merchant's pages may frame. */
  frames: string[];
  /** Other origins that may frame this page. */
  framedBy: string[];
  /** Other origins that the page may call: the merchant's other domains. */
  connect: string[];
  /** Other origins of images. */
  images: string[];
  /** Whether the page came by HTTPS. */
  secure: boolean;
  /** The `User-Agent` header. */
  userAgent: string | undefined;
}

/**
 * Returns the headers of a page. Scripts run only from the page's own origin and with integrity, or with the nonce: the
 * import map and the start watch. Nothing is evaluated, and no other inline script runs.
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
    /*
     * Keeps most browsers from freezing a page and restoring it on Back. One that does it all the same compares its session
     * again (host/src/person/session/follow-restored.ts); nothing else on a page is made for being restored.
     */
    'cache-control': 'no-store',
  };
}
