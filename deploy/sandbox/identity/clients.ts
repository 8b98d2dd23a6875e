import type { Adapter, AdapterPayload } from 'oidc-provider';
import { returnOrigins, type Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';

/** The merchant with this client id. */
export function merchantOfClient({ merchants }: Pick<Backend, 'merchants'>, id: unknown): Merchant | undefined {
  return [...merchants.values()].find(
    ({ social }) => social?.google?.issuer === 'sandbox' && social.google.clientId === id,
  );
}

/** OpenID clients of the provider: one per merchant that uses it, with all origins of its portal. */
export class Clients implements Adapter {
  readonly #backend: Pick<Backend, 'merchants' | 'origins'>;
  readonly #secretOf: (id: string) => string;

  constructor(backend: Pick<Backend, 'merchants' | 'origins'>, secretOf: (id: string) => string) {
    this.#backend = backend;
    this.#secretOf = secretOf;
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    const merchant = merchantOfClient(this.#backend, id);
    if (!merchant) return Promise.resolve(undefined);
    return Promise.resolve({
      client_id: id,
      client_name: merchant.name,
      redirect_uris: returnOrigins(this.#backend, merchant).map((portal) => `${portal}/login`),
      response_types: ['code'],
      grant_types: ['authorization_code'],
      // PKCE identifies the browser that started; the secret authenticates the portal's server that exchanges the
      // code
      client_secret: this.#secretOf(id),
      token_endpoint_auth_method: 'client_secret_basic',
    } as AdapterPayload);
  }

  upsert = () => readOnly();
  findByUid = () => Promise.resolve(undefined);
  findByUserCode = () => Promise.resolve(undefined);
  consume = () => readOnly();
  destroy = () => readOnly();
  revokeByGrantId = () => readOnly();
}

function readOnly(): Promise<never> {
  return Promise.reject(new Error('Clients are the merchants of the sandbox and cannot be changed here.'));
}
