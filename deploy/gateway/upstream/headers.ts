import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** They speak of one connection and end with it (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What of a request's headers goes on to the back end: not our host name, not what belongs to this connection. */
export function requestHeaders(headers: IncomingHttpHeaders, clientAddress: string): OutgoingHttpHeaders {
  return { ...without(headers, ['host', 'expect']), 'x-forwarded-for': clientAddress };
}

/** What of an answer's headers reaches the browser. The answer is data: were it a page, it could do nothing here. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return {
    ...without(headers, ['server', 'x-powered-by', 'strict-transport-security', 'alt-svc']),
    ...dataHeaders,
  };
}

/** On every answer of a back end, the sandbox's too. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function without(headers: IncomingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named, ...names]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
