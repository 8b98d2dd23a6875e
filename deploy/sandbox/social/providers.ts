import type { SocialChannel } from '@atrium/api';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Merchant } from '../merchants/merchant';

/** Sends a request to a provider: `fetch`, or a replacement. */
export type ProviderRequest = (
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

const DiscoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
});

/** A provider, from its discovery document. */
export interface SocialProvider {
  issuer: string;
  /** Client id of the portal. */
  clientId: string;
  /** Client secret; undefined for a public client. */
  secret: string | undefined;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keys: JWTVerifyGetKey;
}

type Discovered = Omit<SocialProvider, 'clientId' | 'secret'>;

/** The sandbox's own provider, in the same process. */
interface OwnProvider {
  ask: ProviderRequest;
  secretOf(clientId: string): Promise<string>;
}

/** Social sign-in providers, each discovered once. */
export class Providers {
  readonly #discovered = new Map<string, Promise<Discovered>>();
  #ask: ProviderRequest;
  #ownSecret: OwnProvider['secretOf'] | undefined;
  readonly #secrets: Readonly<Record<string, string>>;

  constructor(
    /** Origin of the sandbox's own provider. */
    readonly ownIssuer: () => string,
    /** Client secrets for other providers, by merchant. */
    secrets: Readonly<Record<string, string>> = {},
    ask: ProviderRequest = (url, init) => fetch(url, init),
  ) {
    this.#secrets = secrets;
    this.#ask = ask;
  }

  /** The own provider is called in process, because its host name may not resolve on this machine. */
  serveOwnProvider({ ask, secretOf }: OwnProvider): void {
    const others = this.#ask;
    this.#ask = (url, init) => (new URL(url).origin === this.ownIssuer() ? ask : others)(url, init);
    this.#ownSecret = secretOf;
  }

  ask(...request: Parameters<ProviderRequest>): Promise<Response> {
    return this.#ask(...request);
  }

  /** The merchant's provider for a channel; undefined where none is configured. */
  async of({ code, social }: Merchant, channel: SocialChannel): Promise<SocialProvider | undefined> {
    const setting = { GOOGLE: social?.google }[channel];
    if (!setting) return undefined;
    const { clientId } = setting;
    const own = setting.issuer === 'sandbox';
    const issuer = own ? this.ownIssuer() : setting.issuer;
    const secret = own ? await this.#ownSecret?.(clientId) : this.#secrets[code];
    return { ...(await this.#discover(issuer)), clientId, secret };
  }

  #discover(issuer: string): Promise<Discovered> {
    const known = this.#discovered.get(issuer) ?? this.#read(issuer);
    this.#discovered.set(issuer, known);
    // retry a failed discovery next time
    known.catch(() => this.#discovered.delete(issuer));
    return known;
  }

  async #read(issuer: string): Promise<Discovered> {
    const answer = await this.#ask(`${issuer}/.well-known/openid-configuration`);
    const document = v.parse(DiscoverySchema, await answer.json());
    if (document.issuer !== issuer) throw new Error(`The provider at ${issuer} calls itself ${document.issuer}.`);
    return {
      issuer,
      authorizationEndpoint: document.authorization_endpoint,
      tokenEndpoint: document.token_endpoint,
      keys: createRemoteJWKSet(new URL(document.jwks_uri), {
        [customFetch]: (url: string, { method, headers }: { method: string; headers: Headers }) =>
          this.#ask(url, { method, headers: Object.fromEntries(headers) }),
      }),
    };
  }
}
