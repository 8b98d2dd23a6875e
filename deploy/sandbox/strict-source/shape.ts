/**
 * The named part of a value: all of it, some fields of an object, or the same part of each item of a list or of each
 * value of a map. A map may have named keys only.
 */
export type Shape =
  | 'whole'
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly list: Shape }
  | { readonly map: Shape; readonly keys?: ReadonlySet<string> };

/** An object with these fields: some with whole values, others with a shape of their own. */
export function fields(names: readonly string[], shaped: Readonly<Record<string, Shape>> = {}): Shape {
  return { fields: { ...Object.fromEntries(names.map((name) => [name, 'whole' as const])), ...shaped } };
}

/** A list of items with one shape. */
export function list(item: Shape): Shape {
  return { list: item };
}
