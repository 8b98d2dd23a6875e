import { handleOf } from './handle';
import type { Exchange } from './open-exchange';

/** A back end's answer that cannot be passed on, for the log. */
export class UnusableGrant extends Error {}

/** An answer without the token, and the cookies that carry it instead. */
export interface GrantedAnswer {
  body: string;
  setCookies: string[];
  /** The token that was taken out; `undefined` when the answer had none. */
  token: string | undefined;
}

/** Shorter ones may be part of an ordinary word. */
const distinctive = 16;
/** What a header's value may consist of. */
const visible = /^[\u0021-\u007e]+$/;

/**
 * Takes the token out of an answer that grants a session: its handle is written wherever the token was.
 * @throws `UnusableGrant` where the body is no JSON or the token fits no header, `TokenTooLong`.
 */
export function replaceToken(body: string, { cookies, handle }: Exchange): GrantedAnswer {
  const answer = parse(body);
  const found = isObject(answer) && isObject(answer['value']) ? answer['value']['token'] : undefined;
  const token = typeof found === 'number' ? String(found) : found;
  if (typeof token !== 'string' || token === '') return { body, setCookies: [], token: undefined };
  if (!visible.test(token)) throw new UnusableGrant('the session token has characters that no header may have');
  const text = JSON.stringify(answer, (key, value: unknown) =>
    key === 'token' && value === found ? handleOf(token) : value,
  );
  return {
    body: token.length < distinctive ? text : text.replaceAll(JSON.stringify(token).slice(1, -1), handleOf(token)),
    setCookies: cookies.grant(token, handle),
    token,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new UnusableGrant('the answer to a call that grants a session is no JSON', { cause: error });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
