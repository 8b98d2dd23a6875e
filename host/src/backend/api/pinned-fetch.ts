const { apply } = Reflect;
const native = globalThis.fetch as typeof fetch | undefined;

/** `fetch` as it was before any remote ran, for the host's requests besides API calls (docs/decisions/0049). */
export const pinnedFetch: typeof fetch = (input, init) =>
  apply(native as typeof fetch, globalThis, [input, init]) as Promise<Response>;
