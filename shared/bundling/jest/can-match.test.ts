import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { canMatch } = require('./can-match.cjs') as { canMatch(element: object, selector: string): boolean };
const { requireJsdom } = require('./require-jsdom.cjs') as { requireJsdom(name: string): unknown };
const { JSDOM } = requireJsdom('jsdom') as { JSDOM: new (html: string) => { window: typeof globalThis } };
const { implForWrapper } = requireJsdom('jsdom/lib/jsdom/living/generated/utils') as {
  implForWrapper(element: Element): object;
};

const page = new JSDOM(`<!DOCTYPE html>
  <main id="top" class="page">
    <ul class="list wide"><li class="row" aria-current="page"><button class="test-1a" disabled>A</button></li></ul>
    <svg class="art"><path class="line"/></svg>
  </main>`).window.document;

it.each([
  'button',
  'BUTTON.test-1a',
  '.list.wide',
  '#top',
  '.list > .row',
  '.page .row',
  '.list>.row[aria-current="page"]',
  `.row[aria-current='a, b'], .row`,
  '.row:not(.other, [hidden])',
  '.row:has(> .test-1a:disabled)',
  '.page li>*',
  '.page :is(.row, .line)',
  'ul + svg .line',
  '[disabled]',
  ':root',
  '*',
  '.page svg',
  '.odd\\:name, .line',
])('leaves every element that %s matches', (selector) => {
  const left = [...page.querySelectorAll('*')].filter((element) => canMatch(implForWrapper(element), selector));
  expect(left).toEqual(expect.arrayContaining([...page.querySelectorAll(selector)]));
});

it.each([
  ['another tag', 'a'],
  ['a class that is absent', '.missing'],
  ['one class of two that is absent', '.list.missing'],
  ['another id', '#missing'],
  ['a parent that is absent', 'main > li'],
  ['an ancestor that is absent', '.missing li'],
  ['a class before a pseudo-class', `.missing:not(:disabled, [aria-disabled='true'])`],
  ['a class before an attribute', `.missing[aria-invalid='true']`],
  ['no alternative', '.missing, main > li'],
])('excludes an element because of %s', (_, selector) => {
  const row = page.querySelector('li') as Element;
  expect(canMatch(implForWrapper(row), selector)).toBe(false);
});
