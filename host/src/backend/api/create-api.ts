import { systemEncryptionKey } from '@atrium/api';
import { CallError, isCallError, type Api, type CallOptions, type Endpoint, type StartAnswers } from '@atrium/contract';
import type { AxiosAdapter } from 'axios';
import * as v from 'valibot';
import type { ShowProblem } from '../problems/create-problems';
import { randomUuid } from '../../storage/random-uuid';
import type { SessionStore } from '../../person/session/session-store';
import { callHeaders } from './call-headers';
import { EarlyAnswers, requestKey } from './early-answers';
import { createHttpClient, type Incoming } from './http-client';
import { readAnswer, readValue } from './read-answer';
import { reportOnce } from './report-once';
import { createSeal, unknownKey } from './seal';
import { StartUpAnswers } from './start-up-answers';
import { createThrottle } from './throttle';
import { unlessAborted } from './unless-aborted';

export interface ApiCollaborators {
  merchant: string;
  /** Code of the page's language. */
  language(): string;
  session: Pick<SessionStore, 'authorization' | 'lost'> & Partial<Pick<SessionStore, 'customer'>>;
  deviceId(): Promise<string>;
  showProblem: ShowProblem;
  /** Holds the page while money moves. Returns the function that ends the hold. */
  hold(): () => void;
  /** Reports an answer of the wrong shape, and one with wrong parts that were left out, once per page for each path. */
  report(error: CallError): void;
  /** Answers embedded in the page, by endpoint id. */
  answers?: StartAnswers;
  adapter?: AxiosAdapter;
}

type Delivery = Pick<CallOptions, 'onProgress' | 'onServerTime'> & { signal: AbortSignal | undefined };

/** The client as the host has it. */
export interface HostApi extends Api {
  /** Sends a read before the code that needs it is loaded; the next call of the same request gets this answer. */
  askEarly(path: string, request: Record<string, string | number>): void;
}

/** The host's API client. It only transports; the problem table decides what a person sees of a failure. */
export function createApi(collaborators: ApiCollaborators): HostApi {
  const { merchant, language, session, deviceId, showProblem, hold } = collaborators;
  const send = createHttpClient(collaborators.adapter);
  const throttled = createThrottle();
  const startAnswers = new StartUpAnswers(collaborators.answers ?? {});
  const early = new EarlyAnswers();
  const seal = createSeal(merchant, loadKey);
  const report = reportOnce(collaborators.report);

  async function call(endpoint: Endpoint, request: unknown, options: CallOptions<string> = {}): Promise<unknown> {
    const authorization = options.authorization ?? session.authorization();
    try {
      const answer = throttled(endpoint, request, () => perform(endpoint, request, options, authorization));
      const value = await unlessAborted(answer, options.signal, endpoint.id);
      return options.expects ? { ok: true, value } : value;
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (options.expects?.includes(error.key)) {
        return { ok: false, key: error.key, message: error.message, value: error.details.value };
      }
      if (error.details.handled === undefined) {
        if (error.key === 'shape') report(error);
        const ownSession = authorization !== undefined && authorization === session.authorization();
        error.details.handled = showProblem(error, { ...endpoint, ownSession });
      }
      throw error;
    }
  }

  async function perform(
    endpoint: Endpoint,
    request: unknown,
    options: CallOptions<string>,
    authorization: string | undefined,
  ): Promise<unknown> {
    if (session.lost) throw new CallError('session-lost', 'the session is lost', { endpoint: endpoint.id });
    const answer = startAnswers.take(endpoint.id);
    if (answer) return readValue(endpoint, answer.value, report);

    const payload = v.parse(endpoint.request, request);
    const complete = endpoint.deviceId ? { ...Object(payload), loginDeviceId: await deviceId() } : payload;
    const headers: Record<string, string> = {
      ...headersFor(authorization),
      ...(endpoint.namesCustomer && session.customer && { CustomerId: session.customer.id }),
      ...(endpoint.money && { 'Idempotency-Key': options.idempotencyKey ?? randomUuid() }),
    };
    // other callers may share a throttled answer, so one caller's abort must not cancel it
    const signal = endpoint.throttle === undefined ? options.signal : undefined;
    const once = () => deliver(endpoint, complete, headers, { ...options, signal });
    if (!endpoint.money) return once();

    const letGo = hold();
    try {
      return await once().catch((error: unknown) => {
        // the answer may have been lost after the money moved: the idempotency key makes a retry safe
        if (isCallError(error) && error.key === 'network') return once();
        throw error;
      });
    } finally {
      letGo();
    }
  }

  async function deliver(
    endpoint: Endpoint,
    payload: unknown,
    headers: Record<string, string>,
    { signal, onProgress, onServerTime }: Delivery,
  ): Promise<unknown> {
    const read = (incoming: Incoming, requestId = headers['X-Request-Id'] ?? '') => {
      onServerTime?.(incoming.serverTime ?? Date.now());
      return readAnswer(endpoint, incoming, requestId, report);
    };
    if (endpoint.method === 'GET' && !early.isEmpty) {
      const answer = await early.take(requestKey(endpoint.path, payload, headers));
      if (answer) return read(answer.incoming, answer.requestId);
    }
    if (!endpoint.encrypted) return read(await send({ endpoint, headers, payload, signal, onProgress }));

    const sealed = async () => {
      const { body, keyId } = await seal.close(payload, endpoint.path);
      return read(await send({ endpoint, headers: { ...headers, Encryption: keyId }, payload: body, signal }));
    };
    return sealed().catch((error: unknown) => {
      if (!isCallError(error) || error.key !== unknownKey) throw error;
      seal.forgetKey();
      return sealed();
    });
  }

  async function loadKey() {
    const headers = headersFor(session.authorization());
    const incoming = await send({ endpoint: systemEncryptionKey as Endpoint, headers, payload: {} });
    const key = readAnswer(systemEncryptionKey, incoming, headers['X-Request-Id'] ?? '', report);
    return { key, serverTime: incoming.serverTime };
  }

  function headersFor(authorization: string | undefined): Record<string, string> {
    return { ...callHeaders(merchant, language(), authorization), 'X-Request-Id': randomUuid() };
  }

  return {
    call: call as Api['call'],
    askEarly(path, request) {
      const headers = headersFor(session.authorization());
      const sent = send({ endpoint: { id: path, method: 'GET', path } as Endpoint, headers, payload: request });
      early.keep(requestKey(path, request, headers), headers['X-Request-Id'] ?? '', sent);
    },
  };
}
