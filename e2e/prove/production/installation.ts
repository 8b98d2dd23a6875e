/** The made-up domains of the installation, all on one port of nginx. */
export const domains = {
  own: 'lotus.example',
  portals: 'portal.example',
  embed: 'embed.example',
  games: 'games.example',
  identity: 'id.example',
  captcha: 'captcha.example',
};

/** Names the certificate is for. */
export const names = Object.values(domains).flatMap((domain) => [domain, `*.${domain}`]);

/** What every server of the installation is told about origins. */
export function originsAt(port: number): Record<string, string> {
  const at = (host: string) => `https://${host}:${port}`;
  return {
    ATRIUM_PORTAL_ORIGIN: at(`{site}.${domains.portals}`),
    ATRIUM_EMBED_ORIGIN: at(`{code}--{part}.${domains.embed}`),
    ATRIUM_VENDOR_ORIGIN: at(`{vendor}.${domains.games}`),
    ATRIUM_IDENTITY_ORIGIN: at(domains.identity),
    ATRIUM_CAPTCHA_API_ORIGINS: ['api-1', 'api-2'].map((server) => at(`${server}.${domains.captcha}`)).join(','),
    ATRIUM_CAPTCHA_STATIC_ORIGINS: at(`static-1.${domains.captcha}`),
  };
}
