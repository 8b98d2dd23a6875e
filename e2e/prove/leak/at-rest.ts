export interface Rest {
  /** Elements of the page when it was at rest before. */
  usual?: number;
  /** Milliseconds without a change after which the page is at rest though it does not have as many. */
  still: number;
}

/**
 * Runs in the page: waits until the page has as many elements as usual. After a place without the frame of the portal,
 * what floats above all pages is mounted again, in its own time. @returns the elements now
 */
export async function atRest({ usual, still }: Rest): Promise<number> {
  const count = () => document.querySelectorAll('*').length;
  let elements = count();
  let since = performance.now();
  while (elements !== usual && performance.now() - since < still) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (count() === elements) continue;
    elements = count();
    since = performance.now();
  }
  return elements;
}
