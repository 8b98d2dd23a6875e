import type { GenericSchema } from 'valibot';
import type { Shape } from './shape';

/** The parts of a valibot schema that hold fields. */
interface Node {
  pipe?: readonly Node[];
  wrapped?: Node;
  entries?: Record<string, Node>;
  item?: Node;
  value?: Node;
}

/** Fields that a call's schema reads but its source does not name, such as `games.total`; lists are passed through. */
export function fieldsBeyond(schema: GenericSchema, shape: Shape): string[] {
  return beyond(schema as unknown as Node, shape);
}

function beyond(node: Node, shape: Shape): string[] {
  if (shape === 'whole') return [];
  const inner = node.pipe?.[0] ?? node.wrapped;
  if (inner && inner !== node) return beyond(inner, shape);
  if ('list' in shape) return node.item ? beyond(node.item, shape.list) : [];
  if ('map' in shape) return node.value ? beyond(node.value, shape.map) : [];
  return Object.entries(node.entries ?? {}).flatMap(([key, entry]) => {
    const named = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    return named === undefined ? [key] : beyond(entry, named).map((field) => `${key}.${field}`);
  });
}
