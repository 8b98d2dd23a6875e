import { cookiesForBrowser } from './backend-cookies';

/** Headers of the back end's answer that are forwarded to the browser. */
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

/** Set on every answer of a back end, including the sandbox. The answer is data; as a page it could do nothing. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

type Headers = Record<string, string | string[]>;

/**
 * Returns the listed headers of a back end's answer, with its cookies confined to back ends. Its `Access-Control-*`,
 * `Location`, policies and connection headers are dropped, because the origin is the portal's.
 */
export function answerHeaders(headers: Record<string, unknown>, secure: boolean): Headers {
  const sent: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    // a repeated header is ambiguous
    if (passed.has(name.toLowerCase()) && (typeof value === 'string' || typeof value === 'number'))
      sent[name.toLowerCase()] = String(value);
  }
  const cookies = cookiesForBrowser(headers['set-cookie'] as string | string[] | undefined, secure);
  return { ...sent, ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
