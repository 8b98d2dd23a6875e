import { randomBytes } from 'node:crypto';
import type { CapturedNode } from '../capture';
import { cleanCapture, compressedBytes, mostBytes } from './clean-capture';

const element = (tag: string, attributes: Record<string, string> = {}, children: CapturedNode[] = []) => ({
  tag,
  attributes,
  children,
});
const pictures = ['https://pictures.example'];
const htmlOf = async (...nodes: CapturedNode[]) =>
  (await cleanCapture({ nodes: ['.', ...nodes], rules: [] }, pictures)).html.slice(1);
const cssOf = async (...rules: string[]) => (await cleanCapture({ nodes: ['.'], rules }, pictures)).css;

test('text and allowed elements stay, and text cannot become markup', async () => {
  expect(await htmlOf(element('p', { class: 'a' }, ['<script>1</script>']))).toBe(
    '<p class="a">&lt;script&gt;1&lt;/script&gt;</p>',
  );
  expect(await htmlOf(element('p', { class: '"><script>1</script>' }))).not.toContain('<script');
});

test.each([
  'script',
  'iframe',
  'style',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'template',
  'dialog',
  'foreignObject',
])('a %s is left out with everything in it', async (tag) => {
  expect(await htmlOf(element(tag, { src: '/a.js' }, [element('p', {}, ['inside'])]), element('p'))).toBe('<p></p>');
});

test.each(['script src=x', 'p onclick=1', 'p/onclick', 'P'])(
  'a tag that is not a name, %s, is left out',
  async (tag) => {
    expect(await htmlOf(element(tag))).toBe('');
  },
);

test.each(['onclick', 'style', 'srcdoc', 'formaction', 'ping', 'srcset', 'xlink:href', 'nonce', 'data-a="b', 'a b'])(
  'the attribute %s is left out',
  async (name) => {
    expect(await htmlOf(element('a', { [name]: 'x' }))).toBe('<a></a>');
  },
);

test.each([
  ['javascript:alert(1)', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['https://evil.example/', false],
  ['data:text/html,x', false],
  ['/electron?page=hot', true],
])('a link to %s: stays %s', async (href, stays) => {
  expect(await htmlOf(element('a', { href }))).toBe(stays ? `<a href="${href}"></a>` : '<a></a>');
});

test.each([
  ['https://evil.example/a.png', false],
  ['data:text/html,x', false],
  ['https://pictures.example/a.png', true],
  ['data:image/png;base64,AA', true],
  ['/wps/pictures/1', true],
])('a picture from %s: stays %s', async (src, stays) => {
  expect(await htmlOf(element('img', { src }))).toBe(stays ? `<img src="${src}">` : '<img>');
});

test('ids are kept apart from those of the page, with all that refers to them', async () => {
  const html = await htmlOf(
    element('svg', { id: 'a' }, [element('path', { fill: 'url("#a")' }), element('use', { href: '#a' })]),
    element('nav', { 'aria-labelledby': 'a b' }),
    element('a', { href: '#main' }),
  );
  expect(html).toBe(
    '<svg id="s-a"><path fill="url(#s-a)"></path><use href="#s-a"></use></svg>' +
      '<nav aria-labelledby="s-a s-b"></nav><a href="#s-main"></a>',
  );
});

test('nothing is announced by itself', async () => {
  expect(
    await htmlOf(element('p', { role: 'status', 'aria-live': 'polite', 'aria-busy': 'true', 'aria-label': 'x' })),
  ).toBe('<p aria-label="x"></p>');
});

test('a form submits nothing, a field for passwords is left out, and typed text is not stored', async () => {
  const html = await htmlOf(
    element('form', { action: '/wps' }, [
      element('input', { type: 'search', name: 'q', value: 'typed' }),
      element('input', { type: 'password' }),
      element('button', { type: 'submit' }, ['Go']),
    ]),
  );
  expect(html).toBe('<div><input name="q" type="search" autocomplete="off"><button type="button">Go</button></div>');
});

test.each([
  '@import "a.css";',
  '@font-face{src:url(/a.woff2)}',
  'p{color:red}</style><script>1</script>',
  'p{background:url(https://evil.example/a)}',
  'p{background:u\\72l(//evil.example/a)}',
  'p{background:image-set("https://evil.example/a" 1x)}',
  'p{color:red}}body{display:none}{',
  'p{content:"}',
  'p{/* url( */color:red}',
  'color:red',
])('the rule %s is left out', async (rule) => {
  expect(await cssOf(rule)).toBe('');
});

test.each([
  'p{color:red}',
  '@media (max-width: 599px){p{display:none}}',
  'p::before{content:"{"}',
  'p{background:url("data:image/png;base64,AA")}',
  'p{background:url(https://pictures.example/a.png)}',
])('the rule %s stays', async (rule) => {
  expect(await cssOf(rule)).toBe(rule);
});

test('a snapshot that is larger than its limit is refused, in a sentence with both figures', async () => {
  const large = { nodes: [randomBytes(20_000).toString('base64')], rules: [] };
  await expect(cleanCapture(large, [])).rejects.toThrow(/has \d+ bytes, and at most 18432 are sent/);
  expect(await compressedBytes({ html: large.nodes.join(''), css: '' })).toBeGreaterThan(mostBytes);
});

test('a capture of which nothing is left is refused', async () => {
  await expect(cleanCapture({ nodes: [element('script')], rules: [] }, [])).rejects.toThrow(
    'nothing of the page is left',
  );
});

test('the last drawn pictures are left empty where all of them would be too large', async () => {
  const picture = (name: string) =>
    element('svg', { id: name, viewBox: '0 0 9 9' }, [
      element('path', { d: Array.from(randomBytes(6_000), (byte) => `L${byte}`).join(' ') }),
    ]);
  const { html } = await cleanCapture(
    { nodes: [picture('a'), picture('b'), picture('c'), picture('d')], rules: [] },
    [],
  );
  expect(html).toContain('<svg id="s-d" viewBox="0 0 9 9"></svg>');
  expect(html).toMatch(/<svg id="s-a"[^>]*><path/);
});
