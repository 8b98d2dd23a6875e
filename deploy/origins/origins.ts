import { embedParts, type EmbedPart } from '@atrium/api';
import type { OriginPattern } from './origin-pattern';

/** The patterns of all origins; lists in the order they are tried. */
export interface OriginPatterns {
  portal: OriginPattern<'site'>;
  embed: OriginPattern<'code' | 'part'>;
  vendor: OriginPattern<'vendor'>;
  /** The sandbox's provider of social sign-in; absent where there is none. */
  identity?: OriginPattern | undefined;
  captchaApis: readonly OriginPattern[];
  captchaStatics: readonly OriginPattern[];
}

/** What a host name names, before anybody knows whether there is such a thing. */
export type NamedOrigin =
  | { kind: 'portal'; siteCode: string }
  | { kind: 'embed'; code: string; part: EmbedPart }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'identity' }
  | { kind: 'captcha' };

/** Where everything is: the one place that makes origins, and reads them out of host names. */
export class Origins {
  constructor(private readonly patterns: OriginPatterns) {}

  /** Of the portal with this site code. */
  portal(siteCode: string): string {
    return this.patterns.portal.origin({ site: siteCode });
  }

  /** Of a portal on a merchant's own domain: as portals elsewhere, but for the name. */
  ownDomain(hostname: string): string {
    return this.patterns.portal.ofHost(hostname);
  }

  /** The domain that portals share, below which each has its site code; cookies of portals are set on it. */
  get portalDomain(): string {
    return this.patterns.portal.hostname.replace('{site}.', '');
  }

  /** Of one third party of a merchant. */
  embed(merchant: string, part: EmbedPart): string {
    return this.patterns.embed.origin({ code: merchant, part });
  }

  /** Of all of a merchant's third parties, with `{part}` where the part's name goes. */
  embedTemplate(merchant: string): string {
    return this.patterns.embed.origin({ code: merchant, part: '{part}' });
  }

  /** Of a vendor's games. */
  vendor(code: string): string {
    return this.patterns.vendor.origin({ vendor: code.toLowerCase() });
  }

  /** Of the sandbox's provider of social sign-in. */
  identity(): string {
    if (!this.patterns.identity) throw new Error('There is no origin for the provider of social sign-in.');
    return this.patterns.identity.origin({});
  }

  /** Of the slider provider's servers: those that take answers, and those with scripts and pictures. */
  captcha(): { apis: string[]; statics: string[] } {
    const { captchaApis, captchaStatics } = this.patterns;
    const originsOf = (patterns: readonly OriginPattern[]) => patterns.map((pattern) => pattern.origin({}));
    return { apis: originsOf(captchaApis), statics: originsOf(captchaStatics) };
  }

  /** Reads a host name in lower case, without port. Whether the merchant, vendor or portal exists is not known here. */
  read(hostname: string): NamedOrigin | undefined {
    const { portal, embed, vendor, identity, captchaApis, captchaStatics } = this.patterns;
    if (identity?.read(hostname)) return { kind: 'identity' };
    if ([...captchaApis, ...captchaStatics].some((pattern) => pattern.read(hostname))) return { kind: 'captcha' };
    const embedded = embed.read(hostname);
    if (embedded) {
      const part = embedParts.find((known) => known === embedded.part);
      return part && { kind: 'embed', code: embedded.code, part };
    }
    const played = vendor.read(hostname);
    if (played) return { kind: 'vendor', vendor: played.vendor.toUpperCase() };
    const site = portal.read(hostname);
    return site && { kind: 'portal', siteCode: site.site };
  }

  /** What `Host` says of these origins, for the constraints of routes. */
  get hosts() {
    const { embed, vendor, identity, captchaApis, captchaStatics } = this.patterns;
    const anyOf = (patterns: readonly OriginPattern[]) => union(patterns.map((pattern) => pattern.hosts()));
    return {
      embed: (part: EmbedPart) => embed.hosts({ part }),
      /** Of every tag, whose vendor is told apart by its part. */
      tags: union(embedParts.filter((part) => part.startsWith('tag-')).map((part) => embed.hosts({ part }))),
      vendor: vendor.hosts(),
      identity: identity?.hosts() ?? never,
      captchaApi: anyOf(captchaApis),
      captchaStatic: anyOf(captchaStatics),
    };
  }
}

const never = /^(?!)/;

const union = (expressions: RegExp[]): RegExp =>
  expressions.length === 0 ? never : new RegExp(expressions.map(({ source }) => `(?:${source})`).join('|'));
