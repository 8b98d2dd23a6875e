import { AxiosError, type AxiosAdapter } from 'axios';

/**
 * Sends calls to the portal's origin without cookies: the session is its token alone, so that no other site can use it.
 */
export function fetchAdapter(portal: string): AxiosAdapter {
  return async (config) => {
    const url = new URL(config.url ?? '/', portal);
    for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new AxiosError('no answer in time', AxiosError.ETIMEDOUT)),
      config.timeout,
    );
    const called = config.signal as AbortSignal | undefined;
    const stop = () => limit.abort(new AxiosError('called off', AxiosError.ERR_CANCELED));
    called?.addEventListener?.('abort', stop);
    if (called?.aborted) stop();
    try {
      const answer = await fetch(url, {
        method: (config.method ?? 'get').toUpperCase(),
        headers: Object.fromEntries(
          Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
        ),
        body: (config.data as BodyInit | undefined) ?? null,
        credentials: 'omit',
        signal: limit.signal,
      });
      const { status, statusText, headers } = answer;
      return { data: await answer.text(), status, statusText, headers: Object.fromEntries(headers), config };
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : new AxiosError(String(error), AxiosError.ERR_NETWORK);
    } finally {
      clearTimeout(timer);
      called?.removeEventListener?.('abort', stop);
    }
  };
}
