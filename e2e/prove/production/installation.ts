/** Made-up domains of the installation, all served by nginx on one port. */
export const domains = {
  own: 'lotus.example',
  portals: 'portal.example',
  embed: 'embed.example',
  games: 'games.example',
  identity: 'id.example',
  captcha: 'captcha.example',
};

/** Subject alternative names of the certificate. */
export const certificateNames = Object.values(domains).flatMap((domain) => [domain, `*.${domain}`]);

/** Origin variables shared by the gateways and the back end, when nginx listens on `port`. */
export function originVariables(port: number): Record<string, string> {
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
