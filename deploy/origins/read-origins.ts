import { localPatterns } from './local-patterns';
import { OriginPattern, PatternUnusable, type Placeholder } from './origin-pattern';
import { Origins, type OriginPatterns } from './origins';

/** Invalid origins; the message names the variable and says what to do. */
export class OriginsUnusable extends Error {
  override readonly name = 'OriginsUnusable';
}

interface Settings {
  /** In production every variable is required, and every origin has https. */
  production: boolean;
  /** The port of this machine for origins without a variable; read at each use. */
  port: () => number;
}

const examples = {
  ATRIUM_PORTAL_ORIGIN: 'https://{site}.portal.example',
  ATRIUM_EMBED_ORIGIN: 'https://{code}--{part}.embed.example',
  ATRIUM_VENDOR_ORIGIN: 'https://{vendor}.games.example',
  ATRIUM_IDENTITY_ORIGIN: 'https://id.example',
  ATRIUM_CAPTCHA_API_ORIGINS: 'https://api-1.captcha.example,https://api-2.captcha.example',
  ATRIUM_CAPTCHA_STATIC_ORIGINS: 'https://static-1.captcha.example,https://static-2.captcha.example',
};

type Variable = keyof typeof examples;

/** Variables required in production. The identity origin is that of the sandbox, which does not run there. */
const required = (Object.keys(examples) as Variable[]).filter((name) => name !== 'ATRIUM_IDENTITY_ORIGIN');

/** Reads the patterns of all origins from the environment; each has a default in development. @throws OriginsUnusable */
export function readOrigins(environment: NodeJS.ProcessEnv, { production, port }: Settings): Origins {
  const missing = required.filter((name) => !environment[name]);
  if (production && missing.length > 0)
    throw new OriginsUnusable(
      `With NODE_ENV=production ${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} to be set: ` +
        `the public origins of the portals and of their frames, such as ${missing.map((name) => `${name}=${examples[name]}`).join(' ')}.`,
    );

  function one<Name extends Placeholder>(name: Variable, names: readonly Name[]): OriginPattern<Name> | undefined {
    const text = environment[name];
    return text ? pattern(name, text.trim(), names) : undefined;
  }

  function many(name: Variable): OriginPattern[] | undefined {
    const text = environment[name];
    if (!text) return undefined;
    return text.trim() === 'none' ? [] : text.split(',').map((origin) => pattern(name, origin.trim(), []));
  }

  function pattern<Name extends Placeholder>(name: Variable, text: string, names: readonly Name[]) {
    const read = patternIn(name, text, names);
    if (production && read.scheme !== 'https' && !read.hostname.endsWith('.localhost'))
      throw new OriginsUnusable(`${name} needs https in production, not "${text}".`);
    return read;
  }

  const local = localPatterns(port);
  const patterns: OriginPatterns = {
    portal: one('ATRIUM_PORTAL_ORIGIN', ['site']) ?? local.portal,
    embed: one('ATRIUM_EMBED_ORIGIN', ['code', 'part']) ?? local.embed,
    vendor: one('ATRIUM_VENDOR_ORIGIN', ['vendor']) ?? local.vendor,
    identity: one('ATRIUM_IDENTITY_ORIGIN', []) ?? (production ? undefined : local.identity),
    captchaApis: many('ATRIUM_CAPTCHA_API_ORIGINS') ?? local.captchaApis,
    captchaStatics: many('ATRIUM_CAPTCHA_STATIC_ORIGINS') ?? local.captchaStatics,
  };
  rejectUnsafe(patterns);
  return new Origins(patterns);
}

function patternIn<Name extends Placeholder>(name: Variable, text: string, names: readonly Name[]) {
  try {
    return OriginPattern.read(text, names);
  } catch (error) {
    if (!(error instanceof PatternUnusable)) throw error;
    throw new OriginsUnusable(`${name} cannot be "${text}": ${error.message}. An example: ${examples[name]}`);
  }
}

/** Third parties must not receive the portals' cookies, and each host name must have one meaning. */
function rejectUnsafe({ portal, embed, vendor, captchaApis, captchaStatics }: OriginPatterns): void {
  if (!portal.hostname.startsWith('{site}.'))
    throw new OriginsUnusable(
      `ATRIUM_PORTAL_ORIGIN needs {site} as its whole first label, such as ${examples.ATRIUM_PORTAL_ORIGIN}.`,
    );
  const portalDomain = portal.hostname.slice('{site}.'.length);
  const third: [Variable, OriginPattern | OriginPattern<'vendor'> | OriginPattern<'code' | 'part'>][] = [
    ['ATRIUM_EMBED_ORIGIN', embed],
    ['ATRIUM_VENDOR_ORIGIN', vendor],
    ...captchaApis.map((pattern): [Variable, OriginPattern] => ['ATRIUM_CAPTCHA_API_ORIGINS', pattern]),
    ...captchaStatics.map((pattern): [Variable, OriginPattern] => ['ATRIUM_CAPTCHA_STATIC_ORIGINS', pattern]),
  ];
  for (const [name, { hostname }] of third)
    if (hostname === portalDomain || hostname.endsWith(`.${portalDomain}`))
      throw new OriginsUnusable(
        `${name} is below ${portalDomain} and would receive the portals' cookies. Use another domain.`,
      );
  if (vendor.read(embed.host({ code: 'sample', part: 'chat' })) || embed.read(vendor.host({ vendor: 'sample' })))
    throw new OriginsUnusable('ATRIUM_EMBED_ORIGIN and ATRIUM_VENDOR_ORIGIN can match the same host. Use two domains.');
}
