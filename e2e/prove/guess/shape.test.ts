import type { Answer } from './client';
import { difference } from './difference';
import { shapeOf } from './shape';

const answer = (changes: Partial<Answer> = {}): Answer => ({
  status: 200,
  rawHeaders: ['Content-Type', 'application/json', 'Date', 'Sat, 21 Nov 2026 14:00:00 GMT', 'X-Request-Id', 'a1b2'],
  body: { success: false, code: 'login_failed', value: { captcha: false } },
  milliseconds: 7,
  ...changes,
});
const headers = (...rawHeaders: string[]) => answer({ rawHeaders });

it('is one for answers that differ in their time, their number and what is drawn for each', () => {
  const [one, other] = ['a1b2', 'c3d4'].map((id) =>
    answer({
      rawHeaders: ['Date', `Sat, 21 Nov 2026 14:00:0${id.length} GMT`, 'X-Request-Id', id],
      body: { success: true, value: { challenge: id } },
      milliseconds: id.length,
    }),
  );
  expect(shapeOf(one!)).toBe(shapeOf(other!));
});

it.each([
  ['the status', answer({ status: 429 }), answer()],
  ['a key', answer({ body: { success: false, code: 'account_unknown' } }), answer()],
  ['a value', answer({ body: { success: false, code: 'login_failed', value: { captcha: true } } }), answer()],
  ['a header', headers('X-A', '1', 'Set-Cookie', 'a=b'), headers('X-A', '1')],
  ['the order of headers', headers('X-A', '1', 'X-B', '2'), headers('X-B', '2', 'X-A', '1')],
  ['the value of a header', headers('Content-Length', '80'), headers('Content-Length', '81')],
  ['how long a number is', headers('X-Request-Id', 'a1'), headers('X-Request-Id', 'a1b')],
])('is another for answers that differ in %s', (_what, one, other) => {
  expect(shapeOf(one)).not.toBe(shapeOf(other));
});

it('says how often each shape came to whom, where that differs', () => {
  expect(difference(['a', 'a', 'b'], ['a', 'b', 'a'])).toBeUndefined();
  expect(difference(['a', 'a', 'b'], ['a', 'b', 'b'])).toBe('2 known and 1 unknown: a | 1 known and 2 unknown: b');
});
