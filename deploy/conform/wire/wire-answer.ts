import { EnvelopeSchema } from '@atrium/api';
import * as v from 'valibot';

/** One answer of the back end. */
export interface WireAnswer {
  /** The request's number, sent as `X-Request-Id`. */
  number: string;
  status: number;
  headers: Headers;
  success: boolean;
  value: unknown;
  /** The key of a refusal; empty for a success. */
  code: string;
  /** Why this is no answer of the portal's protocol. */
  fault: string | undefined;
}

/** Reads an answer as the portal does, and says what is wrong with its form. */
export function readWireAnswer(number: string, { status, headers }: Response, text: string): WireAnswer {
  const answer = { number, status, headers, success: false, value: undefined, code: '', fault: undefined };
  if (status === 304) return answer;
  const body = parse(text);
  if (body === undefined) return { ...answer, fault: bodyFault(status, headers, text) };
  const read = v.safeParse(EnvelopeSchema, body);
  if (!read.success) {
    const [issue] = read.issues;
    return { ...answer, fault: `status ${status}: ${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}` };
  }
  const { success, value, code } = read.output;
  return { ...answer, success, value: value ?? null, code: code ?? '', fault: envelopeFault(status, success, code) };
}

function envelopeFault(status: number, success: boolean, code: string | null | undefined): string | undefined {
  if (status >= 500) return `status ${status}, with the key ${code ?? 'none'}`;
  if (success && status >= 300) return `success with status ${status}`;
  if (!success && !code) return `a refusal without a key, with status ${status}`;
  return undefined;
}

function bodyFault(status: number, headers: Headers, text: string): string {
  const kind = headers.get('content-type') ?? 'no content type';
  return `status ${status}, ${kind}, and ${text === '' ? 'no body' : `a body that is not JSON: ${text.slice(0, 40)}`}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
