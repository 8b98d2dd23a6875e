import type { GenericSchema } from 'valibot';

/** The parts of a valibot schema that are printed. */
interface Node {
  type: string;
  pipe?: readonly (Node & { kind: string; requirement?: unknown })[];
  entries?: Record<string, Node>;
  item?: Node;
  items?: Node[];
  wrapped?: Node;
  options?: (Node | string | number)[];
  key?: Node;
  value?: Node;
  literal?: unknown;
  default?: unknown;
}

/** Schemas that are printed by a name, and those names. */
export type NamedSchemas = ReadonlyMap<unknown, string>;

const mayBeMissing = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable']);

/** A schema's wire form, written like a TypeScript type: its input, not its output. */
export function printSchema(schema: GenericSchema, named: NamedSchemas = new Map()): string {
  return print(schema as unknown as Node, '', named);
}

function print(node: Node, indent: string, named: NamedSchemas): string {
  const name = named.get(node);
  if (name !== undefined) return name;
  if (node.pipe) return printPipe(node, indent, named);
  const inner = (one: Node) => print(one, indent, named);
  switch (node.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return printObject(node, indent, named);
    case 'array':
      return printArray(inner(node.item as Node));
    case 'tuple':
      return `[${(node.items ?? []).map(inner).join(', ')}]`;
    case 'optional':
    case 'exact_optional':
    case 'undefinedable':
      return inner(node.wrapped as Node);
    case 'nullish':
    case 'nullable':
      return `${inner(node.wrapped as Node)} | null`;
    case 'union':
    case 'variant':
      return [...new Set((node.options as Node[]).map(inner))].join(' | ');
    case 'picklist':
    case 'enum':
      return (node.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'literal':
      return JSON.stringify(node.literal);
    case 'record':
      return `{ [${inner(node.key as Node)}]: ${inner(node.value as Node)} }`;
    default:
      return node.type;
  }
}

function printArray(item: string): string {
  return /[|(]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function printObject({ entries = {} }: Node, indent: string, named: NamedSchemas): string {
  const lines = Object.entries(entries).map(([key, entry]) => {
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
    return `${indent}  ${name}${mayBeMissing.has(entry.type) || wrapsMissing(entry) ? '?' : ''}: ${print(entry, `${indent}  `, named)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function wrapsMissing({ pipe }: Node): boolean {
  return pipe?.[0] !== undefined && mayBeMissing.has(pipe[0].type);
}

function printPipe({ pipe = [] }: Node, indent: string, named: NamedSchemas): string {
  const [first, ...rest] = pipe;
  const shape = print(first as Node, indent, named);
  const rules = rest.filter(({ kind }) => kind === 'validation').flatMap(rule);
  return rules.length === 0 ? shape : `${shape} (${rules.join(', ')})`;
}

function rule({ type, requirement }: { type: string; requirement?: unknown }): string[] {
  if (requirement instanceof RegExp) return [String(requirement)];
  if (typeof requirement === 'number' || typeof requirement === 'string')
    return [`${type.replaceAll('_', ' ')} ${requirement}`];
  return typeof requirement === 'function' || requirement === undefined ? [type.replaceAll('_', ' ')] : [];
}
