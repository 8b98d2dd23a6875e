import type { IncomingMessage } from 'node:http';

/** Why a request is refused before its body is read. */
export interface FramingFault {
  status: 400 | 405;
  sentence: string;
}

/** Methods that pages, portals and the release API use. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Methods for which a body has no meaning (RFC 9110, 9.3); back ends differ in whether they read it. */
const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

const fault = (sentence: string): FramingFault => ({ status: 400, sentence });

/**
 * Finds what two parsers could interpret differently: where the body ends, whether there is one, or the requested host.
 * Node's parser refuses most of it (folded lines, bare line feeds, both headers at once); this also covers cases where
 * it is lenient. Undefined for an unambiguous request.
 */
export function framingFault({
  method = '',
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'method' | 'httpVersion' | 'rawHeaders'>): FramingFault | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return fault('Send the request as HTTP/1.1.');
  const lengths: string[] = [];
  const encodings: string[] = [];
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    const value = rawHeaders[at + 1] ?? '';
    if (name === 'content-length') lengths.push(value);
    else if (name === 'transfer-encoding') encodings.push(value);
    else if (name === 'host') hosts += 1;
    else if (looksLikeFraming(name)) return fault('A header name resembles Content-Length or Transfer-Encoding.');
  }
  if (hosts > 1) return fault('Send one Host header.');
  if (lengths.length > 1) return fault('Send one Content-Length header.');
  if (encodings.length > 1) return fault('Send one Transfer-Encoding header.');
  if (lengths.length + encodings.length > 1) return fault('Send either Content-Length or Transfer-Encoding, not both.');
  const [length] = lengths;
  const [encoding] = encodings;
  if (length !== undefined && !/^(0|[1-9]\d{0,14})$/.test(length))
    return fault('Content-Length is not a plain number.');
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    return fault('Transfer-Encoding is not "chunked".');
  if (encoding !== undefined && httpVersion === '1.0') return fault('HTTP/1.0 has no Transfer-Encoding.');
  if (withoutBody.has(method) && (encoding !== undefined || (length ?? '0') !== '0'))
    return fault(`A ${method} request must not have a body.`);
  if (!allowedMethods.includes(method)) return { status: 405, sentence: `The method ${method} is not supported.` };
  return undefined;
}

/** `Content_Length`, `transfer.encoding`: names that a lenient parser could take for a framing header. */
function looksLikeFraming(name: string): boolean {
  const letters = name.replace(/[^a-z]/g, '');
  return letters === 'contentlength' || letters === 'transferencoding';
}
