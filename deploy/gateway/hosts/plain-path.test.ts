import fc from 'fast-check';
import { isPlainPath } from './plain-path';

it.each(['/', '/electron', '/game/%E8%80%81', '/r/host/main.abc.js', '/a%20b', '/search?next=/../x', '/100%25'])(
  '%p means one thing',
  (target) => expect(isPlainPath(target)).toBe(true),
);

const tricks = [
  '/../etc/passwd',
  '/r/../../etc/passwd',
  '/r/shop/..',
  '/r/./host/main.js',
  '/r/%2e%2e/%2e%2e/etc/passwd',
  '/r/%2E%2E%2Fetc/passwd',
  '/r/shop/..%2f..%2fetc/passwd',
  '/r/shop/%252e%252e%252fetc/passwd',
  '/r/shop/%25252e%25252e/x',
  '/r/shop/..%5c..%5cx',
  '/r\\..\\x',
  '/r/%5c..%5cx',
  '/r/host/%00.js',
  '/r/host/a%0d%0aset-cookie:x',
  '/r/host/%7f',
  '/%c0%ae%c0%ae/x',
  '/%',
  '/%zz',
  '//evil.example/x',
  'http://169.254.169.254/latest',
  '*',
];

it.each(tricks)('%p does not', (target) => expect(isPlainPath(target)).toBe(false));

it('lets no dot segment through, however it is escaped', () => {
  const dot = fc.constantFrom('.', '%2e', '%2E', '%252e', '%25252E');
  const slash = fc.constantFrom('/', '%2f', '%5c', '\\', '%252F', '%255C');
  const word = fc.constantFrom('', 'r', 'host', 'a.js');
  const path = fc.tuple(word, slash, dot, dot, slash, word).map((parts) => `/${parts.join('')}`);
  fc.assert(fc.property(path, (target) => !isPlainPath(target)));
});
