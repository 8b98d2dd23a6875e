import { callTimeout } from '@atrium/api/figures';
import { CallError, type Endpoint } from '@atrium/contract';
import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { pinnedAdapter } from './pinned-adapter';

/** Milliseconds of a call with files: 5 MB at 350 kbit/s. Ours. */
const uploadTimeout = 120_000;

/** One request, ready to send. */
export interface Outgoing {
  endpoint: Endpoint;
  headers: Record<string, string>;
  payload: unknown;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

export interface Incoming {
  status: number;
  statusText: string;
  body: unknown;
  /** The server's clock in milliseconds since 1970, where the answer has a date. */
  serverTime: number | undefined;
}

/**
 * Sends requests to the page's origin with cookies and one timeout. Rejects with a `CallError` when no answer arrives.
 */
export type HttpClient = (outgoing: Outgoing) => Promise<Incoming>;

/** The only user of axios and its adapters. `adapter` serves another origin, or replaces the network in tests. */
export function createHttpClient(adapter: AxiosAdapter = pinnedAdapter): HttpClient {
  const client = axios.create({
    timeout: callTimeout,
    withCredentials: true,
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: true },
    adapter,
  });
  return async ({ endpoint, headers, payload, signal, onProgress }) => {
    const answer = await client
      .request<unknown>({
        method: endpoint.method,
        url: endpoint.path,
        headers,
        ...travelling(endpoint, payload),
        ...(signal && { signal }),
        ...(endpoint.encoding === 'multipart' && { timeout: uploadTimeout }),
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      })
      .catch((error: unknown) => {
        throw unanswered(error, endpoint, headers['X-Request-Id']);
      });
    return incoming(answer);
  };
}

function travelling(endpoint: Endpoint, payload: unknown): { params?: unknown; data?: unknown } {
  switch (endpoint.encoding ?? (endpoint.method === 'GET' ? 'query' : 'json')) {
    case 'query':
      return { params: payload };
    case 'form':
      return { data: new URLSearchParams(payload as Record<string, string>) };
    case 'multipart':
      return { data: formData(payload as Parameters<typeof formData>[0]) };
    case 'json':
      return { data: payload };
  }
}

type FormValue = string | number | Blob;

/** A list is a repeated field. */
function formData(payload: Record<string, FormValue | FormValue[] | undefined>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(payload))
    for (const value of [values ?? []].flat()) data.append(name, value instanceof Blob ? value : String(value));
  return data;
}

function incoming({ status, statusText, data, headers }: AxiosResponse<unknown>): Incoming {
  const time = Date.parse(String(headers.date ?? ''));
  return { status, statusText, body: data, serverTime: Number.isNaN(time) ? undefined : time };
}

function unanswered(cause: unknown, endpoint: Endpoint, requestId: string | undefined): CallError {
  const code = cause instanceof AxiosError ? cause.code : undefined;
  const keys: Record<string, string> = {
    [AxiosError.ETIMEDOUT]: 'timeout',
    [AxiosError.ERR_CANCELED]: 'cancelled',
    // the browser is leaving the page
    [AxiosError.ECONNABORTED]: 'cancelled',
  };
  const key = keys[code ?? ''] ?? 'network';
  return new CallError(key, key, { endpoint: endpoint.id, cause, ...(requestId && { requestId }) });
}
