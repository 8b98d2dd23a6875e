import * as v from 'valibot';
import { captchaImage } from '../session/session';
import { countCharacters, firstCharacters } from './characters';
import { feedbackSend, questionTypes } from './feedback';

const family = '👨‍👩‍👧‍👦';
const picture = new Blob(['p'], { type: 'image/png' });
const record = { sender: 'mei88', content: 'My deposit of this morning is missing.', type: 6, captcha: 'K7QP' };

test('feedback has a sender, content, type, captcha and file [FBK-04]', () => {
  expect(v.parse(feedbackSend.request, { ...record, file: picture })).toEqual({ ...record, file: picture });
  expect(v.parse(feedbackSend.request, record)).toEqual(record);
  for (const field of ['sender', 'content', 'type', 'captcha'] as const) {
    const { [field]: _missing, ...others } = record;
    expect(v.is(feedbackSend.request, others)).toBe(false);
  }
  expect(v.is(feedbackSend.request, { ...record, file: 'p' })).toBe(false);
});

test('feedback is sent by PUT /wps/feedback as a form with files', () => {
  expect(feedbackSend).toMatchObject({ method: 'PUT', path: '/wps/feedback', encoding: 'multipart' });
});

test('six question types have their numbers, and 5 is unused [FBK-11]', () => {
  expect(Object.entries(questionTypes)).toEqual([
    ['deposit_issues', 1],
    ['withdraw_issues', 2],
    ['game_issues', 3],
    ['service_issues', 4],
    ['apply_issues', 6],
    ['other_issues', 0],
  ]);
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((type) => v.is(feedbackSend.request, { ...record, type }))).toEqual([
    0, 1, 2, 3, 4, 6,
  ]);
});

test.each(['x', '好', '🙂', family, '🇹🇭', 'é'.normalize('NFD')])('counts 20 to 500 of %s as a person does', (one) => {
  const fits = (count: number) => v.is(feedbackSend.request, { ...record, content: one.repeat(count) });
  expect([19, 20, 500, 501].map(fits)).toEqual([false, true, true, false]);
});

test('spaces around the content do not count and are not sent', () => {
  expect(v.is(feedbackSend.request, { ...record, content: ` ${'x'.repeat(19)} ` })).toBe(false);
  expect(v.parse(feedbackSend.request, { ...record, content: `\n ${'x'.repeat(500)} ` }).content).toBe('x'.repeat(500));
});

test.each(['\u200b', '\u3164', '\u2800', '\u00ad'])('a text of %j alone shows nothing, and is refused', (one) => {
  expect(v.is(feedbackSend.request, { ...record, content: one.repeat(30) })).toBe(false);
  expect(v.is(feedbackSend.request, { ...record, content: one.repeat(30) + 'x' })).toBe(true);
});

test('half a surrogate pair is refused: it would be stored as another character', () => {
  expect(v.is(feedbackSend.request, { ...record, content: `${'x'.repeat(20)}\ud800` })).toBe(false);
  expect(v.is(feedbackSend.request, { ...record, content: '👍'.repeat(20) })).toBe(true);
});

test('a heap of accents counts once for each 16 units', () => {
  expect(countCharacters(`a${'\u0301'.repeat(31)}`)).toBe(2);
  expect(firstCharacters(`${family}b${family}`, 2)).toBe(`${family}b`);
  expect(firstCharacters('ab', 2)).toBe('ab');
});

test('the captcha is asked for with the time, and is text in base64 [FBK-16]', () => {
  expect(captchaImage).toMatchObject({ method: 'GET', path: '/wps/captcha' });
  expect(v.parse(captchaImage.request, { t: 1767225600000 })).toEqual({ t: 1767225600000 });
  expect(v.parse(captchaImage.answer, 'iVBORw0KGgo=')).toBe('iVBORw0KGgo=');
});
