/** As much of a valibot schema as tells what a field holds. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  pipe?: Shape[];
  options?: unknown[];
}

/** Numbers and truths of a query string, which knows only text, as the schema expects them; a repeated name counts once. */
export function readQuery(schema: unknown, query: unknown): Record<string, unknown> {
  const entries = (schema as Shape).entries ?? {};
  const fields = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const text: unknown = Array.isArray(value) ? value.at(-1) : value;
      const expected = Object.hasOwn(entries, name) ? entries[name] : undefined;
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
