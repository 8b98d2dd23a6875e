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
