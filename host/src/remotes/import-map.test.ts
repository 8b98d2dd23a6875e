import { pageImportMap } from './import-map';

test('addresses that no map holds yet are added once, with the nonce of the page', () => {
  const page = document.implementation.createHTMLDocument();
  const map = pageImportMap(page, 'n0nce', ['/r/lobby/a.js']);

  map.add({ '/r/lobby/a.js': 'sha256-a', '/r/lobby/b.js': 'sha256-b' });
  map.add({ '/r/lobby/b.js': 'sha256-b' });

  const maps = [...page.querySelectorAll<HTMLScriptElement>('script[type=importmap]')];
  expect(maps.map((script) => [script.nonce, JSON.parse(script.textContent)])).toEqual([
    ['n0nce', { integrity: { '/r/lobby/b.js': 'sha256-b' } }],
  ]);
});
