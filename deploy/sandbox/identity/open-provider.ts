import { createHash } from 'node:crypto';
import type { AccountClaims, Configuration, Provider } from 'oidc-provider';
import type { Backend } from '../backend';
import { clientSecret } from './client-secret';
import { Clients } from './clients';
import { personById } from './people';
import { RecordAdapter } from './record-adapter';
import { signingKeys } from './signing-keys';

/** Path of the account chooser. */
export const chooserPath = '/choose';

/** The social sign-in provider: authorization code with PKCE, and no other flow. */
export async function openProvider(backend: Backend): Promise<Provider> {
  // imported lazily: it is large, and many sandbox runs never use it
  const { Provider } = await import('oidc-provider');
  const { engine, origins } = backend;
  const keys = await signingKeys(backend);
  const configuration: Configuration = {
    adapter: (kind) =>
      kind === 'Client' ? new Clients(backend, (id) => clientSecret(keys, id)) : new RecordAdapter(engine, kind),
    jwks: { keys: keys as never },
    cookies: {
      keys: keys.map(({ d }) => createHash('sha256').update(`cookies of ${d}`).digest('base64url')),
      names: { session: 'identity', interaction: 'identity_choice', resume: 'identity_resume' },
    },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `${chooserPath}/${uid}` },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 900,
      AccessToken: 900,
      Grant: 3600,
      Interaction: 1800,
      Session: 3600,
    },
    // choosing an account is consent: the claims are name and address only
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: async (_context, id) => {
      const person = await personById(engine, id);
      if (!person) return undefined;
      const claims: AccountClaims = { sub: id, email: person.email, email_verified: true, name: person.name };
      return { accountId: id, claims: () => claims };
    },
    renderError: (context, out) => {
      context.type = 'text/plain';
      context.body = `${out.error}: ${out.error_description ?? ''}\n`;
    },
  };
  const provider = new Provider(origins.identity(), configuration);
  // the gateway removes forged forwarded headers
  provider.proxy = true;
  return provider;
}
