import { passwordChange, sessionLogout, systemEncryptionKey } from '@atrium/api';
import { readLeniently, type Endpoint } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Place } from '../hashing/hashing-queue';
import { injectFault } from '../control/inject-fault';
import { openSeal } from '../encryption/open-seal';
import { readSession, tokenOf } from '../session/sessions';
import { strictFailure, strictValue } from '../strict-source/strict-answers';
import { requireEncoding } from './accept-forms';
import { isMultipart, readMultipart } from './accept-multipart';
import type { Call } from './call';
import { readCookie, writeCookie } from './cookies';
import { discardRest } from './discard-rest';
import { answerFailure } from './failures';
import { languageOf, merchantOf } from './merchant-of';
import type { Operation } from './operation';
import { readQuery } from './read-query';
import { Refusal } from './refusal';
import { sendCompressed, sendRevalidated } from './send-compressed';

/** Serves one call of the catalogue: validates requests and verifies answers. */
export function serve(app: FastifyInstance, backend: Backend, operation: Operation): void {
  const { endpoint } = operation;
  const sent = (value: unknown) => (backend.strictSource ? strictValue(endpoint.id, value) : value);
  const sentFailure = (value: unknown) => (backend.strictSource ? strictFailure(endpoint.id, value) : value);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      let language = 'EN';
      let place: Place | undefined;
      try {
        const merchant = merchantOf(backend, request);
        language = languageOf(merchant, request);
        place = reservePlace(backend, operation, request);
        const fault = await injectFault(backend, {
          merchant: merchant.code,
          host: request.hostname,
          endpoint: endpoint.id,
        });
        if (fault) return await reply.send({ success: true, value: sent(fault.value) });
        const call = { ...(await readCall(backend, operation, request, reply)), place };
        await operation.admit?.(call);
        const fields = await readFields(backend, operation, merchant.code, request);
        const value = await operation.handle(fields, { ...call, deviceId: deviceIdOf(fields) ?? call.deviceId });
        const answer = { success: true, value: sent(verifiedAnswer(operation, value)) };
        if (endpoint.revalidates) return await sendRevalidated(request, reply, answer);
        return await (operation.compressed ? sendCompressed(request, reply, answer) : reply.send(answer));
      } catch (error) {
        return answerFailure(error, language, request, reply, sentFailure);
      } finally {
        place?.free();
        if (isMultipart(request)) discardRest(request.raw);
      }
    },
  });
}

/** Before the first query, so that a full hashing queue answers at once. */
function reservePlace(backend: Backend, { hashes }: Operation, { ip, headers }: FastifyRequest): Place | undefined {
  if (!hashes) return undefined;
  const mayBeTrusted = headers.authorization !== undefined || headers.cookie !== undefined;
  return backend.hashing.reserve({ address: ip, mayBeTrusted });
}

async function readCall(
  backend: Backend,
  { endpoint, access, refusesEndedSessions = false }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Omit<Call, 'place'>> {
  const merchant = merchantOf(backend, request);
  const token = tokenOf(request.headers.authorization);
  const customer = access === 'customer' || token ? await readSession(backend, merchant, token) : undefined;
  const mustBeKnown = access === 'customer' || (refusesEndedSessions && token !== undefined);
  if (mustBeKnown && !customer?.known) throw new Refusal(customer?.reason ?? 'CUSTOMER_NOT_LOGIN');
  if (customer?.known && !mayCall(endpoint, customer.who.account)) throw new Refusal('password_change_first');
  return {
    merchant,
    language: languageOf(merchant, request),
    address: request.ip,
    host: request.hostname,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceId: undefined,
    idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
    customer: customer?.known ? customer.who : undefined,
    cookie: (name) => readCookie(request.headers.cookie, name),
    setCookie: (name, value, seconds) => void reply.header('set-cookie', writeCookie(name, value, seconds)),
  };
}

/** Calls of an account that has to replace a password which an agent chose. */
const beforeOwnPassword: readonly string[] = [passwordChange.id, sessionLogout.id, systemEncryptionKey.id];

function mayCall({ id }: Endpoint, { passwordState }: Pick<Account, 'passwordState'>): boolean {
  return passwordState !== 'first' || beforeOwnPassword.includes(id);
}

async function readFields(
  backend: Backend,
  { endpoint, files = 1 }: Operation,
  merchant: string,
  request: FastifyRequest,
): Promise<unknown> {
  requireEncoding(endpoint, request);
  const encoding = endpoint.encoding ?? (endpoint.method === 'GET' ? 'query' : 'json');
  const body = endpoint.encrypted
    ? await openSeal(backend, { merchant, path: endpoint.path }, request.headers['encryption'], request.body)
    : encoding === 'query'
      ? readQuery(endpoint.request, { ...asFields(request.query), ...asFields(request.params) })
      : encoding === 'multipart'
        ? readQuery(endpoint.request, await readMultipart(request, files))
        : (request.body ?? {});
  const read = v.safeParse(endpoint.request, body);
  if (!read.success) throw new Refusal('request_invalid');
  return endpoint.deviceId ? { ...(read.output as object), loginDeviceId: deviceIdOf(body) } : read.output;
}

function asFields(fields: unknown): Record<string, unknown> {
  return (fields ?? {}) as Record<string, unknown>;
}

function deviceIdOf(fields: unknown): string | undefined {
  const id = (fields as { loginDeviceId?: unknown } | null)?.loginDeviceId;
  return typeof id === 'string' && id.length <= 64 ? id : undefined;
}

/** An answer that does not match its schema is a bug in the sandbox and fails loudly, and so is a part left out. */
function verifiedAnswer({ endpoint }: Operation, value: unknown): unknown {
  const { read, leftOut } = readLeniently(endpoint.answer, value);
  const [issue] = read.issues ?? leftOut;
  if (issue) {
    const where = v.getDotPath(issue) ?? 'value';
    throw new Error(`The answer of ${endpoint.id} does not fit its schema at ${where}: ${issue.message}`);
  }
  return value ?? null;
}
