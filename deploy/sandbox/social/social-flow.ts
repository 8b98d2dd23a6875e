import { createHash } from 'node:crypto';
import type { SocialArguments, SocialChannel } from '@atrium/api';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { returnOrigins, type Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { limitNetwork } from '../limits/limit-network';
import { hashToken, newToken } from '../session/token';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import type { SocialProvider } from './providers';
import { socialAttempts } from './tables';
import { verifyIdToken } from './verify-id-token';

/** Milliseconds for the whole flow: choosing an account at the provider, and a second factor or a binding here. */
const life = 15 * 60_000;

const cookieName = (merchant: string) => `atrium_${merchant}_social`;

/** Starts a redirect to the provider. @throws Refusal `social_not_supported` where the merchant has none configured */
export async function startSocialFlow(
  backend: Backend,
  call: Call,
  { channel, origin }: { channel: SocialChannel; origin: string },
): Promise<{ url: string }> {
  const provider = await providerOf(backend, call, channel);
  if (!returnOrigins(backend, call.merchant).includes(origin)) throw new Refusal('request_invalid');
  await limitNetwork(backend, call, 'social');
  const { engine, clock } = backend;
  const [state, nonce, verifier, browser] = [newToken(), newToken(), newToken(), newToken()];
  const redirectUri = `${origin}/login`;
  const now = clock();
  await engine.database.insert(socialAttempts).values({
    stateHash: hashToken(state),
    nonceHash: hashToken(nonce),
    browserHash: hashToken(browser),
    merchant: call.merchant.code,
    channel,
    verifier,
    redirectUri,
    expiresAt: new Date(now + life),
  });
  call.setCookie(cookieName(call.merchant.code), browser, life / 1000);
  const url = new URL(provider.authorizationEndpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // always show the account chooser
    prompt: 'login',
    ui_locales: call.language,
  }).toString();
  return { url: url.href };
}

/** Exchanges the returned code, once, in the browser that started. @throws Refusal `social_refused` */
export async function finishSocialFlow(
  backend: Backend,
  call: Call,
  { state, code }: { state: string; code: string },
): Promise<SocialArguments & { email?: string }> {
  const [attempt] = await backend.engine.database
    .update(socialAttempts)
    .set({ exchangedAt: new Date(backend.clock()) })
    .where(
      and(ownFlow(backend, call), eq(socialAttempts.stateHash, hashToken(state)), isNull(socialAttempts.exchangedAt)),
    )
    .returning();
  if (!attempt) throw new Refusal('social_refused');
  const channel = attempt.channel as SocialChannel;
  const provider = await providerOf(backend, call, channel);
  const idToken = await exchange(backend, provider, { code, ...attempt });
  const { claims } = await socialFlowOf(backend, call, provider, idToken);
  return { channel, idToken, ...(claims.email !== undefined && { email: claims.email }) };
}

/** The claims of an unused id token of a flow this browser started. @throws Refusal */
export async function socialFlowOf(backend: Backend, call: Call, provider: SocialProvider, idToken: string) {
  const { issuer, clientId: audience, keys } = provider;
  const claims = await verifyIdToken(idToken, { issuer, audience, keys, now: backend.clock() });
  const [attempt] = await backend.engine.database
    .select()
    .from(socialAttempts)
    .where(
      and(
        ownFlow(backend, call),
        eq(socialAttempts.nonceHash, hashToken(claims.nonce)),
        isNull(socialAttempts.spentAt),
      ),
    );
  if (!attempt) throw new Refusal('social_refused');
  return { claims, attempt };
}

/** The merchant's provider. @throws Refusal `social_not_supported` where there is none, or it is switched off */
export async function providerOf(
  backend: Backend,
  { merchant }: Call,
  channel: SocialChannel,
): Promise<SocialProvider> {
  const offered = await isSwitchOn(backend, merchant, 'SOCIALLOGIN');
  const provider = offered ? await backend.providers.of(merchant, channel) : undefined;
  if (!provider) throw new Refusal('social_not_supported');
  return provider;
}

function ownFlow({ clock }: Backend, call: Call) {
  const browser = call.cookie(cookieName(call.merchant.code)) ?? '';
  return and(
    eq(socialAttempts.browserHash, hashToken(browser)),
    eq(socialAttempts.merchant, call.merchant.code),
    gt(socialAttempts.expiresAt, new Date(clock())),
  );
}

const TokensSchema = v.object({ id_token: v.string() });

async function exchange(
  { providers }: Backend,
  { tokenEndpoint, clientId, secret }: SocialProvider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<string> {
  const answer = await providers.ask(tokenEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(secret !== undefined && { authorization: basic(clientId, secret) }),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }).toString(),
  });
  const tokens = v.safeParse(TokensSchema, await answer.json().catch(() => undefined));
  if (!answer.ok || !tokens.success) throw new Refusal('social_refused');
  return tokens.output.id_token;
}

/** RFC 6749 (2.3.1): both parts are form-encoded before they are joined. */
function basic(clientId: string, secret: string): string {
  const written = (part: string) => new URLSearchParams({ part }).toString().slice('part='.length);
  return `Basic ${Buffer.from(`${written(clientId)}:${written(secret)}`).toString('base64')}`;
}
