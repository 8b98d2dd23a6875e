import axios, { AxiosError, type AxiosAdapter } from 'axios';

/*
 * Captured when the host's code is evaluated, before any remote runs: a remote that later replaces the constructor, its
 * methods or its accessors sees neither headers nor answers (docs/decisions/0049).
 */
const { XMLHttpRequest: Request, Promise: Pending, FormData: Form } = globalThis;
const { apply } = Reflect;
const { parse } = JSON;
const { open, send, abort, setRequestHeader, getResponseHeader, addEventListener } = Request.prototype;
const accessor = (name: string) => Object.getOwnPropertyDescriptor(Request.prototype, name) ?? {};
const { get: status } = accessor('status');
const { get: statusText } = accessor('statusText');
const { get: text } = accessor('responseText');
const { get: upload } = accessor('upload');
const { set: limit } = accessor('timeout');
const { set: credentials } = accessor('withCredentials');

/**
 * Sends requests to the page's own origin with the browser's original XMLHttpRequest, even if the global was replaced.
 */
export const pinnedAdapter: AxiosAdapter = (config) =>
  new Pending((resolve, reject) => {
    const request = new Request();
    const on = (event: string, act: () => void) => apply(addEventListener, request, [event, act]);
    const failing = (code: string) => () => reject(new AxiosError(code, code, config));
    const value = <T>(get: (() => T) | undefined) => apply(get as () => T, request, []) as T;
    const method = (config.method ?? 'get').toUpperCase();
    apply(open, request, [method, axios.getUri(config), true]);
    apply(limit as (milliseconds: number) => void, request, [config.timeout ?? 0]);
    apply(credentials as (sent: boolean) => void, request, [config.withCredentials ?? false]);
    // the browser writes the type of a form with its boundary
    if (config.data instanceof Form) config.headers.delete('content-type');
    for (const [name, content] of Object.entries(config.headers.toJSON()))
      apply(setRequestHeader, request, [name, String(content)]);
    on('load', () =>
      resolve({
        data: parsed(value(text)),
        status: value(status),
        statusText: value(statusText),
        headers: { date: apply(getResponseHeader, request, ['date']) ?? '' },
        config,
      }),
    );
    on('error', failing(AxiosError.ERR_NETWORK));
    on('timeout', failing(AxiosError.ETIMEDOUT));
    // the browser is leaving the page
    on('abort', failing(AxiosError.ECONNABORTED));
    const stop = () => {
      failing(AxiosError.ERR_CANCELED)();
      apply(abort, request, []);
    };
    const called = config.signal as AbortSignal | undefined;
    if (called?.aborted) return stop();
    called?.addEventListener('abort', stop);
    const { onUploadProgress } = config;
    if (onUploadProgress) {
      const onProgress = ({ loaded, total }: ProgressEvent) =>
        onUploadProgress({ loaded, bytes: loaded, lengthComputable: true, progress: total > 0 ? loaded / total : 0 });
      apply(addEventListener, value(upload), ['progress', onProgress]);
    }
    apply(send, request, [config.data ?? null]);
  });

/** Leaves a body that is not JSON as it is; the schema at the border reports it. */
function parsed(body: string): unknown {
  try {
    return parse(body) as unknown;
  } catch {
    return body;
  }
}
