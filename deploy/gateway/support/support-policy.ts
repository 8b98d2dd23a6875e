interface SupportSources {
  /** Addresses of the merchant's scripts; paths are files of the same origin. */
  scripts: readonly string[];
  portals: readonly string[];
  /** Whether the page came by HTTPS. */
  secure: boolean;
}

/**
 * The policy of the support page: the merchant's scripts with what a chat needs, below no portal's origin, and framed
 * by portals only.
 */
export function supportPolicy({ scripts, portals, secure }: SupportSources): string {
  const web = secure ? 'https:' : 'https: http:';
  const origins = new Set(scripts.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...origins].join(' '),
    `style-src 'self' 'unsafe-inline' ${web}`,
    `img-src 'self' data: ${web}`,
    `font-src data: ${web}`,
    `media-src ${web}`,
    `connect-src 'self' ${web} wss:`,
    `frame-src 'self' ${web}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ');
}
