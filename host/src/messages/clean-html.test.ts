import { createCleaner, createCleanerInPieces } from './clean-html';
import { cleanInPieces, pieceLength } from './clean-in-pieces';

const clean = createCleaner(window);

test.each([
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  [
    '<img src="https://x.test/a.png" onerror="alert(1)" alt="a">',
    '<img src="https://x.test/a.png" alt="a" loading="lazy">',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<details open><summary>Details</summary>7</details>', '<details><summary>Details</summary>7</details>'],
  ['<form action="https://evil.test"><input name="password"></form>ok', 'ok'],
  ['<iframe src="https://evil.test"></iframe><style>*{}</style>ok', 'ok'],
  ['<svg><animate onbegin=alert(1) /></svg>ok', 'ok'],
  ['<div id="location" name="cookie" data-x="1" class="host-dialog">x</div>', '<div>x</div>'],
  ['<div role="dialog" aria-modal="true" aria-label="Sign in" tabindex="0">x</div>', '<div>x</div>'],
])('%s is shown as %s', (html, shown) => expect(clean(html)).toBe(shown));

test('a link opens in a new tab without access to this one [PRM-09]', () => {
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

test('300 kB of unclosed tags take no longer than any other text of that length', () => {
  // scanning to the end of the text from every tag would take minutes, far beyond the limit of a test
  expect(clean(`${'<a'.repeat(150_000)}`)).toBe('');
});

test('cleaning clean HTML changes nothing', () => {
  const once = clean('<h2>Title</h2><ul><li><b>a</b></li></ul><table><tr><td colspan="2">c</td></tr></table>');

  expect(once).toContain('<td colspan="2">c</td>');
  expect(clean(once)).toBe(once);
});

describe('long HTML', () => {
  const row = (number: number) => `<p style="color:red">Row ${number} &lt;b&gt; <img src=x onerror=alert(1)></p>`;
  const rows = Array.from({ length: 6_000 }, (_, number) => row(number)).join('');
  const safe = (number: number) => `<p class="rich-red">Row ${number} &lt;b&gt; <img loading="lazy" hidden=""></p>`;
  const safeRows = Array.from({ length: 6_000 }, (_, number) => safe(number)).join('');

  test('of more than 300 kB is cleaned as a short one is [PRM-09]', async () => {
    expect(rows.length).toBeGreaterThan(300_000);
    expect(await createCleanerInPieces(window)(rows)).toBe(safeRows);
    expect(await createCleanerInPieces(window)(row(1))).toBe(safe(1));
  });

  test.each(['div', 'ul'])('pauses between pieces, also inside one %s that holds all', async (tag) => {
    const steps: (number | 'pause')[] = [];
    const cleaned = await cleanInPieces(`<${tag} title="a&quot;b">${rows}</${tag}>`, {
      parse: (html) => new DOMParser().parseFromString(html, 'text/html').body.childNodes,
      clean(piece) {
        steps.push(piece.length);
        return clean(piece);
      },
      pause: () => Promise.resolve(void steps.push('pause')),
    });
    const pieces = steps.filter((step) => step !== 'pause');
    expect(pieces.length).toBeGreaterThan(20);
    expect(Math.max(...pieces)).toBeLessThan(pieceLength + 100);
    expect(steps.slice(0, 4)).toEqual(['pause', pieces[0], 'pause', pieces[1]]);
    expect(cleaned.startsWith(`<${tag} title="a&quot;b"><p`)).toBe(true);
    expect(cleaned.replaceAll(/<\/?(div|ul)[^>]*>/g, '').length).toBeGreaterThan(100_000);
    expect(new DOMParser().parseFromString(cleaned, 'text/html').querySelectorAll('p')).toHaveLength(6_000);
  });

  test('a long numbered list keeps its numbers', async () => {
    const items = Array.from({ length: 300 }, (_, index) => `<li>${`Rule ${index} `.repeat(20)}</li>`).join('');
    const cleaned = await createCleanerInPieces(window)(`<ol start="5">${items}</ol>`);
    const shown = new DOMParser().parseFromString(cleaned, 'text/html');
    expect(shown.querySelectorAll('ol').length).toBeGreaterThan(1);
    const numbers = [...shown.querySelectorAll('li')].map(({ value }) => value);
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index + 5));
  });

  test('keeps its text as text, and leaves out what a piece may not hold', async () => {
    const text = 'a < b & c '.repeat(3_000);
    const cleaned = await createCleanerInPieces(window)(
      `${text.replaceAll('<', '&lt;')}<script>alert(1)</script><!--x--><p>end</p>`,
    );
    const shown = new DOMParser().parseFromString(cleaned, 'text/html').body;
    expect(shown.textContent).toBe(`${text}end`);
    expect(shown.children).toHaveLength(1);
  });
});
