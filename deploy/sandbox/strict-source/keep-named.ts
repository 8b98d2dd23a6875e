import type { Shape } from './shape';

/**
 * The named part of a value of JSON; a value of another kind than the shape describes, such as null in place of an
 * object, is kept.
 */
export function keepNamed(shape: Shape, value: unknown): unknown {
  if (shape === 'whole' || typeof value !== 'object' || value === null) return value;
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => keepNamed(shape.list, item)) : value;
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if ('map' in shape) {
    const { map, keys } = shape;
    const kept = keys ? entries.filter(([key]) => keys.has(key)) : entries;
    return Object.fromEntries(kept.map(([key, inner]) => [key, keepNamed(map, inner)]));
  }
  return Object.fromEntries(
    entries.flatMap(([key, inner]) => {
      const named = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
      return named === undefined ? [] : [[key, keepNamed(named, inner)] as const];
    }),
  );
}
