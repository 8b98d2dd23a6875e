import { NoticeSchema } from '@atrium/api';
import * as v from 'valibot';
import { contentHeight } from './content-height';
import { noticesToShow } from './notices-to-show';
import { lastStart, pagesOf, slides, startFor, stripOffset } from './page-strip-window';

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [25, 3],
  [5_000, 500],
])('%i notices have %i pages [NTC-02]', (notices, pages) => {
  expect(pagesOf(notices)).toBe(pages);
});

test('seven pages are all shown; with eight, a window of seven slides [NTC-03]', () => {
  expect([0, 1, 7, 8, 500].map(slides)).toEqual([false, false, false, true, true]);
  expect([0, 1, 7, 8, 500].map(lastStart)).toEqual([0, 0, 0, 1, 493]);
});

test('the strip slides 25 px per step [NTC-04]', () => {
  expect([0, 1, 2, 493].map(stripOffset)).toEqual([0, -25, -50, -12_325]);
});

test('the window follows a page no further than necessary [NTC-03]', () => {
  expect(startFor(7, 0, 20)).toBe(1);
  expect(startFor(3, 2, 20)).toBe(2);
  expect(startFor(1, 5, 20)).toBe(1);
  expect(startFor(19, 0, 20)).toBe(13);
  expect(startFor(2, 9, 8)).toBe(1);
});

test('the content is 523 less the title and 110 high [NTC-05]', () => {
  expect(contentHeight(40)).toBe(373);
  expect(contentHeight(56)).toBe(357);
  expect(contentHeight(500)).toBe(0);
});

const notice = (id: string, changes: object = {}) => v.parse(NoticeSchema, { id, ...changes });
const ids = (notices: { id: string }[]) => notices.map(({ id }) => id);

test('bulletins, popups after sign-in and public popups are shown; promotions and other types are not [NTC-08]', () => {
  const all = ['B', 'PL', 'PU', 'PR', 'X', ''].map((type) => notice(`id ${type}`, { type }));
  expect(ids(noticesToShow(all, ['B', 'PL', 'PU'], 0))).toEqual(['id B', 'id PL', 'id PU', 'id ']);
  expect(ids(noticesToShow(all, ['PU'], 0))).toEqual(['id PU', 'id ']);
  expect(ids(noticesToShow(all, ['B', 'PL', 'PU', 'PR'], 0))).toContain('id PR');
});

test('a notice is shown from its start until its end; without one it has no limit [NTC-09]', () => {
  const all = [
    notice('both', { startDate: 100, endDate: 200 }),
    notice('start', { startDate: 100 }),
    notice('end', { endDate: 200 }),
    notice('none'),
  ];
  const at = (now: number) => ids(noticesToShow(all, ['B'], now));
  expect(at(99)).toEqual(['end', 'none']);
  expect(at(100)).toEqual(['both', 'start', 'end', 'none']);
  expect(at(199)).toEqual(['both', 'start', 'end', 'none']);
  expect(at(200)).toEqual(['start', 'none']);
});
