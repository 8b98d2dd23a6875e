import type { PassingText } from '../../support/relay';
import type { Draw } from '../../support/seeded-random';
import { editEach, withOddItem, withoutDrawnField } from './json';

/** One way in which a back end answers badly. */
export interface Corruption {
  name: string;
  /** What the gateway gets in place of the answer; `undefined` closes the connection. */
  change(sent: PassingText, draw: Draw): PassingText | undefined | Promise<PassingText | undefined>;
  /** The answer never arrives while the page is looked at. */
  neverEnds?: boolean;
}

/** Characters of the padding of an answer of 5 MB. */
const large = 5_000_000;

const html = '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>502</h1></body></html>';

/** Changes the value in the envelope of an answer. */
const inValue = (edit: (value: unknown, draw: Draw) => unknown): Corruption['change'] => {
  return (sent, draw) => {
    const envelope = JSON.parse(sent.body) as { value?: unknown };
    return { ...sent, body: JSON.stringify({ ...envelope, value: edit(envelope.value, draw) }) };
  };
};

export const corruptions: readonly Corruption[] = [
  { name: 'HTML in place of JSON', change: (sent) => ({ ...sent, type: 'text/html; charset=utf-8', body: html }) },
  { name: 'HTML that says it is JSON', change: (sent) => ({ ...sent, body: html }) },
  { name: 'HTML with status 502', change: () => ({ status: 502, type: 'text/html', body: html }) },
  { name: 'half a body', change: (sent) => ({ ...sent, body: sent.body.slice(0, sent.body.length >> 1) }) },
  { name: 'no body', change: (sent) => ({ ...sent, body: '' }) },
  { name: 'a closed connection', change: () => undefined },
  {
    name: 'status 200 with an error in it',
    change: (sent) => ({
      ...sent,
      status: 200,
      body: JSON.stringify({ success: false, code: 'server_error', message: 'Database failure' }),
    }),
  },
  { name: 'JSON without an envelope', change: (sent) => ({ ...sent, body: '[1, "two", null]' }) },
  { name: 'no value', change: inValue(() => null) },
  { name: 'a text in place of the value', change: inValue(() => 'maintenance') },
  { name: 'an empty list in place of the value', change: inValue(() => []) },
  { name: 'an empty object in place of the value', change: inValue(() => ({})) },
  {
    name: 'unknown fields everywhere',
    change: inValue((value) =>
      editEach(value, (one) => (isRecord(one) ? { ...one, unknown: { a: [1] }, constructor: 'x', toString: 7 } : one)),
    ),
  },
  {
    name: 'numbers as text',
    change: inValue((value) => editEach(value, (one) => (typeof one === 'number' ? String(one) : one))),
  },
  {
    name: 'text as numbers',
    change: inValue((value) => editEach(value, (one) => (typeof one === 'string' && one !== '' ? 7 : one))),
  },
  {
    name: 'null in place of every text',
    change: inValue((value) => editEach(value, (one) => (typeof one === 'string' ? null : one))),
  },
  { name: 'a missing field', change: inValue(withoutDrawnField) },
  { name: 'odd items in every list', change: inValue((value) => withOddItem(value)) },
  {
    name: 'huge numbers',
    change: inValue((value) => editEach(value, (one) => (typeof one === 'number' ? 1e300 : one))),
  },
  {
    name: '5 MB',
    change: inValue((value) => (isRecord(value) ? { ...value, padding: 'x'.repeat(large) } : value)),
  },
  { name: 'no answer while the page is used', change: () => new Promise(() => undefined), neverEnds: true },
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
