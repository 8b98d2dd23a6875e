import type { Answer } from './client';

/** Headers with a new value in every answer: the time and the request id. */
const ofEachAnswer = ['date', 'x-request-id'];
/** Values in the body that are random in every answer. */
const randomValues = ['challenge'];

/**
 * Everything in an answer that could reveal something: status, header names in order, their values, and the body, without
 * the values that differ in every answer.
 */
export function shapeOf({ status, rawHeaders, body }: Answer): string {
  const headers = rawHeaders.map((word, index) =>
    index % 2 === 1 && ofEachAnswer.includes(rawHeaders[index - 1]?.toLowerCase() ?? '')
      ? `${word.length} letters`
      : word,
  );
  const text = JSON.stringify(body, (name, value: unknown) =>
    randomValues.includes(name) ? `${String(value).length} letters` : value,
  );
  return JSON.stringify([status, headers, text]);
}
