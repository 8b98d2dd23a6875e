import type { SocialChannel } from '@atrium/api';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Merchant } from '../merchants/merchant';

/** Asks a provider: the platform's `fetch`, or what stands for it. */
export type Ask = (
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

const DiscoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
});

/** A provider as its discovery document describes it. */
export interface Provider {
  issuer: string;
  /** What the portal is called there. */
  clientId: string;
  /** What it shows there to be that client; undefined for one that has nothing to keep. */
  secret: string | undefined;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keys: JWTVerifyGetKey;
}

type Discovered = Omit<Provider, 'clientId' | 'secret'>;

/** The sandbox's own provider, for who shares a process with it. */
interface OwnProvider {
  ask: Ask;
  secretOf(clientId: string): Promise<string>;
}

/** Providers of social sign-in, each discovered once. */
export class Providers {
  readonly #discovered = new Map<string, Promise<Discovered>>();
  #ask: Ask;
  #ownSecret: OwnProvider['secretOf'] | undefined;

  constructor(
    /** Origin of the sandbox's own provider. */
    readonly ownIssuer: () => string,
    /** Of clients at other providers, by merchant. */
    private readonly secrets: Readonly<Record<string, string>> = {},
    ask: Ask = (url, init) => fetch(url, init),
  ) {
    this.#ask = ask;
  }

  /** The own provider is asked within the process: its name may mean nothing to this machine. */
  answerOwnBy({ ask, secretOf }: OwnProvider): void {
    const others = this.#ask;
    this.#ask = (url, init) => (new URL(url).origin === this.ownIssuer() ? ask : others)(url, init);
    this.#ownSecret = secretOf;
  }

  ask(...request: Parameters<Ask>): Promise<Response> {
    return this.#ask(...request);
  }

  /** The merchant's provider of a channel; undefined where it has none set up. */
  async of({ code, social }: Merchant, channel: SocialChannel): Promise<Provider | undefined> {
    const setting = { GOOGLE: social?.google }[channel];
    if (!setting) return undefined;
    const { clientId } = setting;
    const own = setting.issuer === 'sandbox';
    const issuer = own ? this.ownIssuer() : setting.issuer;
    const secret = own ? await this.#ownSecret?.(clientId) : this.secrets[code];
    return { ...(await this.#discover(issuer)), clientId, secret };
  }

  #discover(issuer: string): Promise<Discovered> {
    const known = this.#discovered.get(issuer) ?? this.#read(issuer);
    this.#discovered.set(issuer, known);
    // what could not be read is asked for again the next time
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
