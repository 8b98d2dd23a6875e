/** The items of a list, each once: of those with one key, the last, at the place of the first. */
export function onceEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
