import { catalogue } from '@atrium/api/catalogue';
import { isCallError } from '@atrium/contract';
import { readAnswer } from './read-answer';

const calls = catalogue.map((endpoint) => [endpoint.id, endpoint] as const);

/** What a page gets of a body: the value, or the key of the failure. Any other error escapes. */
function read(endpoint: (typeof catalogue)[number], body: unknown, status = 200) {
  const incoming = { status, statusText: '', body, serverTime: undefined };
  try {
    return { value: readAnswer(endpoint, incoming, 'request-1', () => undefined) as unknown };
  } catch (error) {
    if (isCallError(error)) return { key: error.key };
    throw error;
  }
}

/** A copy with every object or value changed. */
function changed(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => changed(item, change)));
  if (value === null || typeof value !== 'object') return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)])));
}

const envelope = (value: unknown) => ({ success: true, value });
const wrong: Record<string, unknown> = {
  'a page': '<!doctype html><title>Bad gateway</title>',
  'half a body': '{"success":true,"value":{"na',
  nothing: '',
  'no envelope': { error: 'upstream' },
  'a list': [1, 2],
};

test.each(calls)('%s: a body that is no answer is a failure of that call alone', (_id, endpoint) => {
  for (const body of Object.values(wrong)) expect(read(endpoint, body)).toEqual({ key: 'shape' });
  expect(read(endpoint, wrong['a page'], 502)).toEqual({ key: 'http-502' });
});

test.each(calls)('%s: a value of another kind is read or fails, and throws nothing else', (_id, endpoint) => {
  for (const value of [{ error: 'upstream' }, 'text', 7, true, null, [], [null, 1, 'text'], 'x'.repeat(5_000_000)]) {
    const found = read(endpoint, envelope(value));
    if ('key' in found) expect(found).toEqual({ key: 'shape' });
  }
});

test.each(calls)('%s: unknown fields change nothing', (_id, endpoint) => {
  const { answer } = endpoint.example;
  const more = changed(answer, (part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? { ...part, addedLater: { deep: [1] } } : part,
  );
  const plain = read(endpoint, envelope(answer));
  expect(plain).not.toHaveProperty('key');
  expect(withoutAdded(read(endpoint, envelope(more)))).toEqual(plain);
});

/** Free-form answers, such as templates, keep what they do not know. */
const withoutAdded = (found: unknown) =>
  changed(found, (part) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const { addedLater: _addedLater, ...rest } = part as Record<string, unknown>;
    return rest;
  });

/** All games in columns of positions, a format of our own that is read without a check of each number. */
const inColumns = 'games.index';

test.each(calls.filter(([id]) => id !== inColumns))('%s: numbers as text do not cost the answer', (_id, endpoint) => {
  const texts = changed(endpoint.example.answer, (part) => (typeof part === 'number' ? String(part) : part));
  expect(read(endpoint, envelope(texts))).not.toHaveProperty('key');
});

test.each(calls)('%s: a field that is missing, null or of another kind costs nothing but its call', (_id, endpoint) => {
  const { answer } = endpoint.example;
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return;
  for (const name of Object.keys(answer))
    for (const part of [undefined, null, 'text', 7, {}, []]) {
      const found = read(endpoint, envelope({ ...answer, [name]: part }));
      if ('key' in found) expect(found).toEqual({ key: 'shape' });
    }
});
