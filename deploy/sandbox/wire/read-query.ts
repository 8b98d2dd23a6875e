/** The part of a valibot schema that gives the type of a field. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  pipe?: Shape[];
  options?: unknown[];
}

/**
 * Converts the text values of a query string to the numbers and booleans that the schema expects. A field that is a list
 * has all values of its name; of any other the last value is used.
 */
export function readQuery(schema: unknown, query: unknown): Record<string, unknown> {
  const entries = (schema as Shape).entries ?? {};
  const fields = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const expected = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (expected && kindOf(expected) === 'array') return [name, [value].flat()];
      const text: unknown = Array.isArray(value) ? value.at(-1) : value;
      return [name, expected && typeof text === 'string' ? asExpected(expected, text) : text];
    }),
  );
}

function asExpected(shape: Shape, text: string): unknown {
  const kind = kindOf(shape);
  if (kind === 'number' && /^-?\d{1,17}(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function kindOf(shape: Shape): string {
  if (shape.wrapped) return kindOf(shape.wrapped);
  if (shape.pipe?.[0]) return shape.pipe[0] === shape ? shape.type : kindOf(shape.pipe[0]);
  if (shape.type === 'picklist') return typeof shape.options?.[0];
  return shape.type;
}
