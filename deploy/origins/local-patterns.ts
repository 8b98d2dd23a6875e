import { OriginPattern } from './origin-pattern';
import type { OriginPatterns } from './origins';

/**
 * The origins of a development machine, on one port and below `localhost`, which browsers resolve to this machine.
 * @param port read at each use, because the system may choose it later
 */
export function localPatterns(port: () => number): OriginPatterns {
  const on = (hostname: string) => OriginPattern.local(hostname, port);
  return {
    portal: OriginPattern.local<'site'>('{site}.atrium.localhost', port),
    embed: OriginPattern.local<'code' | 'part'>('{code}--{part}.embed.localhost', port),
    vendor: OriginPattern.local<'vendor'>('{vendor}.games.localhost', port),
    identity: on('id.localhost'),
    captchaApis: ['api-1', 'api-2', 'api-3'].map((server) => on(`${server}.captcha.localhost`)),
    captchaStatics: ['static-1', 'static-2'].map((server) => on(`${server}.captcha.localhost`)),
  };
}
