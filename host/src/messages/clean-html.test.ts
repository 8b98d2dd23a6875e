import { createCleaner } from './clean-html';

const clean = createCleaner(window);

test.each([
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  [
    '<img src="https://x.test/a.png" onerror="alert(1)" alt="a">',
    '<img src="https://x.test/a.png" alt="a" loading="lazy">',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<form action="https://evil.test"><input name="password"></form>ok', 'ok'],
  ['<iframe src="https://evil.test"></iframe><style>*{}</style>ok', 'ok'],
  ['<svg><animate onbegin=alert(1) /></svg>ok', 'ok'],
  ['<div id="location" name="cookie" data-x="1" class="host-dialog">x</div>', '<div>x</div>'],
])('%s is shown as %s', (html, shown) => expect(clean(html)).toBe(shown));

test('a link opens in a new tab without access to this one', () => {
  expect(clean('<a href="https://x.test/" target="_top">x</a>')).toBe(
    '<a href="https://x.test/" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test('colour, weight, alignment and size become classes; every other declaration is dropped', () => {
  const html =
    '<p style="color:#ff0000;font-weight:bold;text-align:center;font-size:20px;position:fixed;z-index:9">x</p>';

  expect(clean(html)).toBe('<p class="rich-red rich-strong rich-center rich-large">x</p>');
});

test.each([
  ['color:#000', ''],
  ['color:white', ''],
  ['color:orange', 'rich-orange'],
  ['color:constructor', ''],
  ['color:rgb(0, 128, 0)', 'rich-green'],
  ['color:#06c', 'rich-blue'],
  ['font-size:10px', 'rich-small'],
  ['font-size:2em', 'rich-huge'],
  ['font-size:16px', ''],
  ['font-weight:400', ''],
  ['background:url(https://x.test)', ''],
])('the style %s becomes the class %j', (style, name) => {
  expect(clean(`<p style="${style}">x</p>`)).toBe(name ? `<p class="${name}">x</p>` : '<p>x</p>');
});

test('a word that looks like a style stays a word', () => {
  expect(clean('<p title="a">my style = good, <b STYLE = "color:red">red</b></p>')).toBe(
    '<p title="a">my style = good, <b class="rich-red">red</b></p>',
  );
});

test('server HTML cannot set the parked style by itself', () => {
  expect(clean('<p data-rich="color:red;position:fixed">x</p>')).toBe('<p class="rich-red">x</p>');
});

test('cleaning clean HTML changes nothing', () => {
  const once = clean('<h2>Title</h2><ul><li><b>a</b></li></ul><table><tr><td colspan="2">c</td></tr></table>');

  expect(once).toContain('<td colspan="2">c</td>');
  expect(clean(once)).toBe(once);
});
