import { mappedScripts } from './import-map';
import { scriptIntegrity } from './script-integrity';

/** A page of a browser that reads further import maps, or ignores them; and preloads modules, or does not. */
function aPage({ readsLaterMaps = true, preloads = true, refused = [] as string[] } = {}) {
  const page = document.implementation.createHTMLDocument();
  const maps: { nonce: string; integrity: Record<string, string> }[] = [];
  const preloaded: string[] = [];
  const { createElement } = Document.prototype;
  page.createElement = ((name: string) => {
    const element = createElement.call(page, name);
    if (element instanceof HTMLLinkElement)
      Object.defineProperty(element, 'relList', { value: { supports: () => preloads } });
    return element;
  }) as typeof page.createElement;
  jest.spyOn(page.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) {
        maps.push({ nonce: node.nonce, integrity: JSON.parse(node.textContent).integrity });
        if (!readsLaterMaps) queueMicrotask(() => node.dispatchEvent(new Event('error')));
      }
      if (node instanceof HTMLLinkElement) {
        const address = node.getAttribute('href') ?? '';
        preloaded.push(`${node.rel} ${address} ${node.getAttribute('integrity') ?? node.integrity}`);
        queueMicrotask(() => node.dispatchEvent(new Event(refused.includes(address) ? 'error' : 'load')));
      }
    }
  });
  return { page, maps, preloaded };
}

test('hashes that no map has yet are added once, with the nonce of the page', () => {
  const { page, maps } = aPage();
  const integrity = scriptIntegrity(page, 'n0nce', ['/r/lobby/a.js']);

  integrity.add({ '/r/lobby/a.js': 'sha256-a', '/r/lobby/b.js': 'sha256-b' });
  integrity.add({ '/r/lobby/b.js': 'sha256-b' });

  expect(maps).toEqual([{ nonce: 'n0nce', integrity: { '/r/lobby/b.js': 'sha256-b' } }]);
});

test("the page's own import map names scripts with their hashes", () => {
  const page = document.implementation.createHTMLDocument();
  expect(mappedScripts(page)).toEqual({});

  page.head.innerHTML = '<script type="importmap">{"integrity":{"/r/lobby/a.js":"sha256-a"}}</script>';
  expect(mappedScripts(page)).toEqual({ '/r/lobby/a.js': 'sha256-a' });
});

test('an added script is preloaded with its hash, and a script in the first map is not', async () => {
  const { page, preloaded } = aPage();
  const integrity = scriptIntegrity(page, 'n', ['/r/lobby/a.js']);
  integrity.add({ '/r/lobby/a.js': 'sha256-a', '/r/lobby/b.js': 'sha256-b' });

  await integrity.preload(['/r/lobby/a.js', '/r/lobby/b.js']);

  expect(preloaded).toEqual(['modulepreload /r/lobby/b.js sha256-b']);
});

test('a preload that the browser refuses is rejected', async () => {
  const { page } = aPage({ refused: ['/r/lobby/b.js'] });
  const integrity = scriptIntegrity(page, 'n', []);
  integrity.add({ '/r/lobby/b.js': 'sha256-b' });

  await expect(integrity.preload(['/r/lobby/b.js'])).rejects.toThrow('/r/lobby/b.js');
});

test('a browser without module preload causes no wait', async () => {
  const { page, preloaded } = aPage({ preloads: false });
  const integrity = scriptIntegrity(page, 'n', []);
  integrity.add({ '/r/lobby/b.js': 'sha256-b' });

  await integrity.preload(['/r/lobby/b.js']);

  expect(preloaded).toEqual([]);
});

test('unannounced scripts are preloaded only where further maps are ignored', async () => {
  const add = async (readsLaterMaps: boolean) => {
    const { page, preloaded } = aPage({ readsLaterMaps });
    scriptIntegrity(page, 'n', []).add({ '/r/lobby/b.js': 'sha256-b', '/r/lobby/c.js': 'sha256-c' }, ['/r/lobby/c.js']);
    await Promise.resolve();
    await Promise.resolve();
    return preloaded;
  };

  expect(await add(true)).toEqual([]);
  expect(await add(false)).toEqual(['modulepreload /r/lobby/c.js sha256-c']);
});
