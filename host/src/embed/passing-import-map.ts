import { pageImportMap, type ImportMap } from '../remotes/import-map';

/** Import maps that do their work and leave no element behind: a browser reads one when it is put into the page. */
export function passingImportMap(page: Document, nonce: string): ImportMap {
  const map = pageImportMap(page, nonce, []);
  return {
    add(integrity) {
      const before = new Set(page.head.children);
      map.add(integrity);
      for (const element of [...page.head.children]) if (!before.has(element)) element.remove();
    },
  };
}
