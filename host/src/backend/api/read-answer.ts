import { EnvelopeSchema } from '@atrium/api';
import { CallError, readLeniently, type Endpoint } from '@atrium/contract';
import * as v from 'valibot';
import type { Incoming } from './http-client';

type ReportError = (error: CallError) => void;
type Answering<Answer> = Pick<Endpoint<unknown, Answer>, 'id' | 'answer'>;

/**
 * The answer's value, read leniently by the endpoint's schema. What could not be read and was left out is reported.
 * @throws CallError with the server's key; `http-<status>` when it gave none; `shape` when the answer cannot be parsed.
 */
export function readAnswer<Answer>(
  endpoint: Answering<Answer>,
  answer: Incoming,
  requestId: string,
  report: ReportError,
): Answer {
  const details = { endpoint: endpoint.id, status: answer.status, requestId };
  const envelope = v.safeParse(EnvelopeSchema, answer.body);
  const refused = answer.status >= 400;

  if (envelope.success && (refused || !envelope.output.success)) {
    const { code, message, value } = envelope.output;
    const key = code || (refused ? `http-${answer.status}` : message) || 'refused';
    throw new CallError(key, message || code || answer.statusText || key, { ...details, value });
  }
  if (refused) {
    const key = `http-${answer.status}`;
    throw new CallError(key, answer.statusText || key, details);
  }
  if (!envelope.success)
    throw new CallError('shape', 'the answer is no envelope', { ...details, cause: envelope.issues });
  return readValue(endpoint, envelope.output.value ?? null, report, details);
}

/**
 * Reads a value that did not arrive by its own call, such as a start-up answer in the page. @throws CallError `shape`.
 */
export function readValue<Answer>(
  endpoint: Answering<Answer>,
  value: unknown,
  report: ReportError,
  details: CallError['details'] = { endpoint: endpoint.id },
): Answer {
  const { read, leftOut } = readLeniently(endpoint.answer, value);
  if (!read.success) throw shapeError(read.issues, details);
  // one report an answer: items are often wrong in the same way
  if (leftOut[0]) report(shapeError(leftOut, details, `${leftOut.length} left out, `));
  return read.output;
}

function shapeError(issues: v.BaseIssue<unknown>[], details: CallError['details'], consequence = ''): CallError {
  const [issue] = issues as [v.BaseIssue<unknown>];
  const where = v.getDotPath(issue) ?? 'value';
  return new CallError('shape', `${consequence}${where}: ${issue.message}`, { ...details, cause: issues });
}
