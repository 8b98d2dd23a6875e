import { handleOf } from './handle';
import type { SessionExchange } from './open-exchange';

/** A back end's answer cannot be forwarded; for the log. */
export class UnusableGrant extends Error {}

/** An answer without the token, and the cookies that hold it. */
export interface GrantedAnswer {
  body: string;
  setCookies: string[];
  /** The replaced token; `undefined` when the answer had none. */
  token: string | undefined;
}

/** Shorter tokens could be part of an ordinary word. */
const minLength = 16;
/** Characters that a header value may have. */
const visible = /^[\u0021-\u007e]+$/;

/**
 * Completes an answer that grants a session, and replaces its token by the handle.
 * @throws `UnusableGrant` where the body is not JSON or the token does not fit a header, `TokenTooLong`
 */
export async function replaceToken(
  given: string,
  { cookies, handle, complete }: SessionExchange,
): Promise<GrantedAnswer> {
  const body = complete ? await complete(given) : given;
  const answer = parse(body);
  const found = isObject(answer) && isObject(answer['value']) ? answer['value']['token'] : undefined;
  const token = typeof found === 'number' ? String(found) : found;
  if (typeof token !== 'string' || token === '') return { body, setCookies: [], token: undefined };
  if (!visible.test(token))
    throw new UnusableGrant('the session token has characters that are not allowed in a header');
  const text = JSON.stringify(answer, (key, value: unknown) =>
    key === 'token' && value === found ? handleOf(token) : value,
  );
  return {
    body: token.length < minLength ? text : text.replaceAll(JSON.stringify(token).slice(1, -1), handleOf(token)),
    setCookies: cookies.grant(token, handle),
    token,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new UnusableGrant('the answer to a call that grants a session is not JSON', { cause: error });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
