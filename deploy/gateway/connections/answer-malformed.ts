import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** A connection on which an answer may be under way. */
type Connection = Duplex & { _httpMessage?: { headersSent: boolean } | null };

const sentences = {
  400: 'This request cannot be read.',
  408: 'The request took too long to arrive.',
  431: 'The headers are too long, most often because of cookies. They have been cleared: load the page again.',
} as const;

export type MalformedStatus = keyof typeof sentences;

/**
 * Answers a malformed request with a sentence and closes the connection. Nothing is written if an answer is already
 * under way.
 */
export function answerMalformed(connection: Connection, status: MalformedStatus): void {
  if (!connection.writable || connection._httpMessage?.headersSent) {
    connection.destroy();
    return;
  }
  const text = `${sentences[status]}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${text.length}`,
    'connection: close',
    // a page of a sibling host can set cookies for the whole domain: without this they would lock the person out
    ...(status === 431 ? ['clear-site-data: "cookies"'] : []),
  ];
  connection.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => connection.destroy());
}

/** The status for an error of Node's parser or of its time limits. */
export function malformedStatus({ code }: { code?: string }): MalformedStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
