import { pageBlocks, type Composition } from '@atrium/contract';

/** Changes the composition in a page's HTML, as if the gateway had composed the page differently. */
export function recomposed(html: string, change: (composition: Composition) => void): string {
  const block = new RegExp(`(<script type="application/json" id="${pageBlocks.composition}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_, open: string, json: string, close: string) => {
    const composition = JSON.parse(json) as Composition;
    change(composition);
    return open + JSON.stringify(composition).replaceAll('<', String.raw`\u003c`) + close;
  });
}

/** Reads the composition of a page's HTML. @throws if it has none */
export function compositionIn(html: string): Composition {
  let found: Composition | undefined;
  recomposed(html, (composition) => void (found = composition));
  if (!found) throw new Error('The page has no composition.');
  return found;
}
