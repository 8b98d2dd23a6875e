import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requireFreshProof } from '../passwords/verify-password';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { ceremonyTime, storeChallenge, consumeChallenge } from './challenges';
import { describePasskey } from './manage';
import { relyingParty } from './relying-party';
import { passkeys } from './tables';

/** Maximum number of passkeys per account. */
const maxPasskeys = 20;

/** Options for creating a passkey in the browser. @throws Refusal without a fresh proof */
export async function beginPasskey(backend: Backend, call: CustomerCall) {
  const { account } = call.customer;
  await requireFreshProof(backend, call.customer);
  const { id: rpID } = relyingParty(backend, call);
  const known = await backend.engine.database.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  if (known.length >= maxPasskeys) throw new Refusal('passkey_too_many');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: call.merchant.name,
    rpID,
    // reveals no personal data to a reader of the authenticator
    userID: new TextEncoder().encode(`${call.merchant.code}/${account.id}`),
    userName: account.name,
    userDisplayName: account.nickname || account.name,
    timeout: ceremonyTime,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known
      .filter(({ relyingParty: domain }) => domain === rpID)
      .map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
  });
  await storeChallenge(backend, options.challenge, { merchant: call.merchant.code, accountId: account.id });
  return options;
}

/** Stores the created passkey. @throws Refusal `passkey_refused` when verification fails */
export async function addPasskey(
  backend: Backend,
  call: CustomerCall,
  { name, response }: { name: string; response: object },
) {
  const { account } = call.customer;
  const party = relyingParty(backend, call);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeChallenge(backend, challenge, { merchant: call.merchant.code, accountId: account.id }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((): never => {
    throw new Refusal('passkey_refused');
  });
  if (!verified) throw new Refusal('passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  const values = {
    id: credential.id,
    accountId: account.id,
    relyingParty: party.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
    name,
    createdAt: new Date(backend.clock()),
  };
  const { database } = backend.engine;
  const mine = and(eq(passkeys.id, values.id), eq(passkeys.accountId, account.id));
  await database.insert(passkeys).values(values).onConflictDoNothing();
  return describePasskey(onlyRow(await database.select().from(passkeys).where(mine)));
}
