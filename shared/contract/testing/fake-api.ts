import * as v from 'valibot';
import { CallError, type Api, type CallOptions, type Endpoint } from '../host/api';
import { readLeniently } from '../host/read-leniently';
import type { Records } from './records';

/** The fake back end's answer to one call: a value as on the wire, a failure, or a function of the request and its endpoint. */
export type FakeAnswer = FakeFailure | ((request: never, endpoint: Endpoint) => unknown) | unknown;

export class FakeFailure {
  constructor(
    readonly key: string,
    readonly message = key,
    readonly value?: unknown,
  ) {}
}

/** An answer that fails as the server would: `fails('bind_customer_required')`. */
export function fails(key: string, message?: string, value?: unknown): FakeFailure {
  return new FakeFailure(key, message, value);
}

/**
 * A back end with answers by endpoint id; the endpoint's own example answers the others.
 * Requests and answers pass the endpoint's schemas, so a fake cannot drift from the catalogue; items that lists leave
 * out are recorded.
 */
export function fakeApi(answers: Record<string, FakeAnswer>, records: Records, serverTime = Date.now): Api {
  const call = async (endpoint: Endpoint, request: unknown, options: CallOptions<string> = {}): Promise<unknown> => {
    const checked = v.parse(endpoint.request, request);
    records.calls.push({
      endpoint: endpoint.id,
      request: checked,
      ...(options.idempotencyKey !== undefined && { idempotencyKey: options.idempotencyKey }),
      ...(options.authorization !== undefined && { authorization: options.authorization }),
    });
    const scripted = endpoint.id in answers ? answers[endpoint.id] : endpoint.example.answer;
    const answer =
      typeof scripted === 'function'
        ? await (scripted as (request: unknown, endpoint: Endpoint) => unknown)(checked, endpoint)
        : scripted;
    if (options.signal?.aborted) throw new CallError('cancelled', 'cancelled', { endpoint: endpoint.id });
    options.onServerTime?.(serverTime());
    if (answer instanceof FakeFailure) {
      if (options.expects?.includes(answer.key))
        return { ok: false, key: answer.key, message: answer.message, value: answer.value };
      throw new CallError(answer.key, answer.message, { endpoint: endpoint.id, value: answer.value });
    }
    const { read, leftOut } = readLeniently(endpoint.answer, answer);
    records.unreadable.push(...leftOut.map(() => endpoint.id));
    if (!read.success) throw new v.ValiError(read.issues);
    return options.expects ? { ok: true, value: read.output } : read.output;
  };
  return { call } as Api;
}
