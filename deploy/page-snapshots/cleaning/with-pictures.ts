import type { CapturedElement, CapturedNode } from '../capture';

/** Characters of a drawing that counts as a picture; icons and flags are smaller. */
const pictureSize = 1_500;

/** Number of drawn pictures. Pure. */
export function countPictures(nodes: readonly CapturedNode[]): number {
  return nodes.reduce((count, node) => {
    if (typeof node === 'string') return count;
    return count + (isPicture(node) ? 1 : countPictures(node.children));
  }, 0);
}

/** The same nodes with the first drawn pictures only; the others stay as empty drawings of the same size. Pure. */
export function withPictures(nodes: readonly CapturedNode[], most: number): CapturedNode[] {
  let left = most;
  const keep = (node: CapturedNode): CapturedNode => {
    if (typeof node === 'string') return node;
    if (!isPicture(node)) return { ...node, children: node.children.map(keep) };
    left -= 1;
    return left >= 0 ? node : { ...node, children: [] };
  };
  return nodes.map(keep);
}

function isPicture(element: CapturedElement): boolean {
  return element.tag === 'svg' && JSON.stringify(element).length > pictureSize;
}
