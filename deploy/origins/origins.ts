import { embedParts, type EmbedPart } from '@atrium/api';
import type { OriginPattern } from './origin-pattern';

/** The patterns of all origins. Lists are in order of use. */
export interface OriginPatterns {
  portal: OriginPattern<'site'>;
  embed: OriginPattern<'code' | 'part'>;
  vendor: OriginPattern<'vendor'>;
  /** The sandbox's provider of social sign-in, if there is one. */
  identity?: OriginPattern | undefined;
  captchaApis: readonly OriginPattern[];
  captchaStatics: readonly OriginPattern[];
}

/** The meaning of a host name by its form; the named merchant or vendor may not exist. */
export type NamedOrigin =
  | { kind: 'portal'; siteCode: string }
  | { kind: 'embed'; code: string; part: EmbedPart }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'identity' }
  | { kind: 'captcha' };

/** Builds all public origins and parses host names. */
export class Origins {
  readonly #patterns: OriginPatterns;

  constructor(patterns: OriginPatterns) {
    this.#patterns = patterns;
  }

  /** Origin of the portal with this site code. */
  portal(siteCode: string): string {
    return this.#patterns.portal.origin({ site: siteCode });
  }

  /** Origin of a portal on a merchant's own domain, with the scheme and port of the other portals. */
  ownDomain(hostname: string): string {
    return this.#patterns.portal.ofHost(hostname);
  }

  /** The domain that portals share; each portal has its site code below it. Cookies of portals are set on it. */
  get portalDomain(): string {
    return this.#patterns.portal.hostname.replace('{site}.', '');
  }

  /** Origin of one third party of a merchant. */
  embed(merchant: string, part: EmbedPart): string {
    return this.#patterns.embed.origin({ code: merchant, part });
  }

  /** Origin of a merchant's third parties with the placeholder `{part}`. */
  embedTemplate(merchant: string): string {
    return this.#patterns.embed.origin({ code: merchant, part: '{part}' });
  }

  /** Origin of a vendor's games. */
  vendor(code: string): string {
    return this.#patterns.vendor.origin({ vendor: code.toLowerCase() });
  }

  /** Origin of the sandbox's provider of social sign-in. */
  identity(): string {
    if (!this.#patterns.identity) throw new Error('There is no origin for the provider of social sign-in.');
    return this.#patterns.identity.origin({});
  }

  /** Origins of the slider provider's servers: those that accept answers, and those with scripts and pictures. */
  captcha(): { apis: string[]; statics: string[] } {
    const { captchaApis, captchaStatics } = this.#patterns;
    const originsOf = (patterns: readonly OriginPattern[]) => patterns.map((pattern) => pattern.origin({}));
    return { apis: originsOf(captchaApis), statics: originsOf(captchaStatics) };
  }

  /** Parses a host name in lower case, without port. Does not check whether the merchant, vendor or portal exists. */
  read(hostname: string): NamedOrigin | undefined {
    const { portal, embed, vendor, identity, captchaApis, captchaStatics } = this.#patterns;
    if (identity?.read(hostname)) return { kind: 'identity' };
    if ([...captchaApis, ...captchaStatics].some((pattern) => pattern.read(hostname))) return { kind: 'captcha' };
    const embedded = embed.read(hostname);
    if (embedded) {
      const part = embedParts.find((known) => known === embedded.part);
      return part && { kind: 'embed', code: embedded.code, part };
    }
    const game = vendor.read(hostname);
    if (game) return { kind: 'vendor', vendor: game.vendor.toUpperCase() };
    const found = portal.read(hostname);
    return found && { kind: 'portal', siteCode: found.site };
  }

  /** Match `Host` headers of these origins, for route constraints. */
  get hostPatterns() {
    const { embed, vendor, identity, captchaApis, captchaStatics } = this.#patterns;
    const anyOf = (patterns: readonly OriginPattern[]) => union(patterns.map((pattern) => pattern.hostPattern()));
    return {
      embed: (part: EmbedPart) => embed.hostPattern({ part }),
      /** All tags; the part names the vendor. */
      tags: union(embedParts.filter((part) => part.startsWith('tag-')).map((part) => embed.hostPattern({ part }))),
      vendor: vendor.hostPattern(),
      identity: identity?.hostPattern() ?? never,
      captchaApi: anyOf(captchaApis),
      captchaStatic: anyOf(captchaStatics),
    };
  }
}

const never = /^(?!)/;

const union = (expressions: RegExp[]): RegExp =>
  expressions.length === 0 ? never : new RegExp(expressions.map(({ source }) => `(?:${source})`).join('|'));
