import { cookiesForBrowser } from './backend-cookies';

/** The headers of a back end's answer that reach a browser. */
const passed: ReadonlySet<string> = new Set([
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'retry-after',
  'x-request-id',
]);

/** On every answer of a back end, the sandbox's too. The answer is data: were it a page, it could do nothing here. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

type Headers = Record<string, string | string[]>;

/**
 * The headers of a back end's answer that are on the list, its cookies confined to itself. Never its own
 * `Access-Control-*`, `Location`, policies or connection headers: they speak for the origin, which is the portal's.
 */
export function answerHeaders(headers: Record<string, unknown>, secure: boolean): Headers {
  const sent: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    // a header that may be sent once and was sent twice has no one meaning
    if (passed.has(name.toLowerCase()) && (typeof value === 'string' || typeof value === 'number'))
      sent[name.toLowerCase()] = String(value);
  }
  const cookies = cookiesForBrowser(headers['set-cookie'] as string | string[] | undefined, secure);
  return { ...sent, ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
