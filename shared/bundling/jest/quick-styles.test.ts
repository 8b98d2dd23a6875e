import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { keepComputedStyles } = require('./quick-styles.cjs') as { keepComputedStyles(window: object): void };
const { requireJsdom } = require('./require-jsdom.cjs') as { requireJsdom(name: string): unknown };
const { JSDOM } = requireJsdom('jsdom') as { JSDOM: new (html: string) => { window: typeof globalThis } };

function openPage() {
  const { window } = new JSDOM('<!DOCTYPE html><style>.hidden { display: none }</style><p><b>text</b></p>');
  keepComputedStyles(window);
  const [paragraph, bold] = [
    window.document.querySelector('p') as Element,
    window.document.querySelector('b') as Element,
  ];
  return { window, document: window.document, paragraph, bold };
}

it('computes a style once while the document does not change', () => {
  const { window, bold } = openPage();
  expect(window.getComputedStyle(bold)).toBe(window.getComputedStyle(bold));
});

it('computes a style again after a class, an inline style, a style sheet or a parent changed', () => {
  const { window, document, paragraph, bold } = openPage();
  expect(window.getComputedStyle(bold).display).not.toBe('none');
  bold.className = 'hidden';
  expect(window.getComputedStyle(bold).display).toBe('none');
  bold.className = '';
  expect(window.getComputedStyle(bold).display).not.toBe('none');
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { visibility: hidden }' }));
  expect(window.getComputedStyle(bold).visibility).toBe('hidden');
  document.querySelectorAll('style').forEach((style) => style.remove());
  expect(window.getComputedStyle(bold).visibility).toBe('visible');
  paragraph.setAttribute('style', 'visibility: hidden');
  expect(window.getComputedStyle(bold).visibility).toBe('hidden');
  document.body.append(bold);
  expect(window.getComputedStyle(bold).visibility).toBe('visible');
});

it('computes the style of an element outside the document each time', () => {
  const { window, document } = openPage();
  const alone = document.createElement('b');
  expect(window.getComputedStyle(alone)).not.toBe(window.getComputedStyle(alone));
});

it('lets a later rule replace an earlier one, whatever names select the element', () => {
  const { document, window, bold } = openPage();
  bold.id = 'one';
  bold.className = 'first second';
  for (const text of [
    '#one { color: red }',
    '.second { color: blue }',
    '* { color: green }',
    'b, .missing { color: gold }',
  ]) {
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
    expect(window.getComputedStyle(bold).color).toBe(window.getComputedStyle(coloured(document, text)).color);
  }
  bold.setAttribute('style', 'color: red');
  expect(window.getComputedStyle(bold).color).toBe('rgb(255, 0, 0)');
});

it('applies the rules for a screen only', () => {
  const { document, window, bold } = openPage();
  const textContent = '@media print { b { display: none } } @media screen { b { visibility: hidden } }';
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
  expect(window.getComputedStyle(bold).display).not.toBe('none');
  expect(window.getComputedStyle(bold).visibility).toBe('hidden');
});

it('applies a rule inserted into a sheet', () => {
  const { document, window, bold } = openPage();
  document.styleSheets[0]?.insertRule('b { display: none }');
  expect(window.getComputedStyle(bold).display).toBe('none');
});

it('shares the style of elements with the same rules in parents that pass on the same', () => {
  const { document, window, paragraph, bold } = openPage();
  const second = paragraph.appendChild(document.createElement('b'));
  const inside = bold.appendChild(document.createElement('i'));
  expect(window.getComputedStyle(second)).toBe(window.getComputedStyle(bold));
  expect(window.getComputedStyle(inside).visibility).toBe('visible');
  bold.setAttribute('style', 'visibility: hidden');
  expect(window.getComputedStyle(inside).visibility).toBe('hidden');
  expect(window.getComputedStyle(second).visibility).toBe('visible');
});

/** An element with the color of a rule. */
function coloured(document: Document, rule: string): Element {
  const element = document.body.appendChild(document.createElement('u'));
  element.setAttribute('style', /color: \w+/.exec(rule)?.[0] ?? '');
  return element;
}
