import type { Api, CallOptions, Endpoint } from '@atrium/contract';

/** The client as one mounting of a remote has it: once `signal` aborts, its calls reject as cancelled and tell nobody. */
export function boundApi(api: Api, signal: AbortSignal): Api {
  const call = (endpoint: Endpoint, request: unknown, options: CallOptions & { expects: readonly never[] }) =>
    api.call(endpoint, request, { ...options, signal: either(signal, options?.signal) });
  return { call: call as Api['call'] };
}

/** `AbortSignal.any`, which Safari has only since 17.4. */
function either(first: AbortSignal, second: AbortSignal | undefined): AbortSignal {
  if (!second) return first;
  const controller = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), {
      once: true,
      signal: controller.signal,
    });
  }
  return controller.signal;
}
