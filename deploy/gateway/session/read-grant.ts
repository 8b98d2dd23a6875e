import type { Dispatcher } from 'undici';
import { replaceToken, UnusableGrant, type GrantedAnswer } from './replace-token';
import type { SessionExchange } from './open-exchange';

/** Maximum of bytes of an answer that grants a session, the only kind that is buffered. */
const longest = 256 * 1024;

/**
 * Reads a back end's answer to a call that grants a session, and replaces the token. The body of a failure that is not
 * JSON is dropped. @throws `UnusableGrant`, `TokenTooLong`, and connection errors
 */
export async function readGrant(answer: Dispatcher.ResponseData, exchange: SessionExchange): Promise<GrantedAnswer> {
  const status = answer.statusCode;
  const encoding = String(answer.headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') {
    answer.body.destroy();
    throw new UnusableGrant(`the answer is encoded (${encoding}), though identity was requested`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.length;
    // throwing destroys the answer
    if (size > longest) throw new UnusableGrant(`the answer is longer than ${longest} bytes`);
    parts.push(part);
  }
  try {
    return await replaceToken(Buffer.concat(parts).toString(), exchange);
  } catch (error) {
    if (status >= 400 && error instanceof UnusableGrant) return { body: '', setCookies: [], token: undefined };
    throw error;
  }
}
