import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { AnythingSchema, LooseFlagSchema, LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';
import { LoginAnswerSchema } from './session';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Options and answers of a browser's authenticator, in the JSON form of WebAuthn level 3. */
const CeremonySchema = v.looseObject({});

export type Ceremony = v.InferOutput<typeof CeremonySchema>;

const answer = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1400)) });

export const PasskeySchema = v.object({
  id: v.string(),
  name: v.optional(LooseTextSchema, ''),
  /** Milliseconds since 1970. */
  createdAt: TimeSchema,
  usedAt: v.optional(v.nullable(TimeSchema)),
  /** Whether it is synchronized to the owner's other devices. */
  synced: LooseFlagSchema,
});

export type Passkey = v.InferOutput<typeof PasskeySchema>;

const example = { id: 'nFq0', name: 'Phone', createdAt: 1767225600000, usedAt: null, synced: true };

export const memberPasskeys = endpoint({
  id: 'member.passkeys',
  about: "The member's passkeys, the latest first.",
  method: 'GET',
  path: '/wps/member/passkeys',
  silent: true,
  request: NothingSchema,
  answer: listOf(PasskeySchema),
  example: { request: {}, answer: [example] },
});

export const memberBeginPasskey = endpoint({
  id: 'member.beginPasskey',
  about: 'The options for the browser to create a passkey. Needs a sign-in or a password of the last five minutes.',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  request: NothingSchema,
  answer: CeremonySchema,
  example: { request: {}, answer: { challenge: 'Y2hhbGxlbmdl', rp: { name: 'Aurora', id: 'aurora.example.test' } } },
});

export const memberAddPasskey = endpoint({
  id: 'member.addPasskey',
  about: 'Stores a passkey that the browser created.',
  method: 'POST',
  path: '/wps/member/passkeys',
  request: v.object({ name, response: answer }),
  answer: PasskeySchema,
  example: { request: { name: 'Phone', response: { id: 'nFq0', type: 'public-key' } }, answer: example },
});

export const memberRenamePasskey = endpoint({
  id: 'member.renamePasskey',
  about: 'Renames a passkey.',
  method: 'PUT',
  path: '/wps/member/passkeys',
  request: v.object({ id: v.string(), name }),
  answer: AnythingSchema,
  example: { request: { id: 'nFq0', name: 'My phone' }, answer: null },
});

export const memberRemovePasskey = endpoint({
  id: 'member.removePasskey',
  about: 'Removes a passkey. Needs a sign-in or a password of the last five minutes.',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  request: v.object({ id: v.string() }),
  answer: AnythingSchema,
  example: { request: { id: 'nFq0' }, answer: null },
});

export const sessionBeginPasskey = endpoint({
  id: 'session.beginPasskey',
  about: 'The options for a sign-in by passkey; they name no account.',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  request: NothingSchema,
  answer: CeremonySchema,
  example: { request: {}, answer: { challenge: 'Y2hhbGxlbmdl', rpId: 'aurora.example.test' } },
});

export const sessionPasskey = endpoint({
  id: 'session.passkey',
  about: 'Signs in by passkey: possession and verification at once, so no second factor is required.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  grants: 'session',
  deviceId: true,
  request: v.object({ response: answer }),
  answer: LoginAnswerSchema,
  example: { request: { response: { id: 'nFq0', type: 'public-key' } }, answer: { token: 't', isAgent: 0 } },
});
