/** A difference; `before` or `after` is absent where the value does not exist. */
export interface DataChange {
  /** The path, such as `places[lobby.home@1].path`. */
  at: string;
  before?: unknown;
  after?: unknown;
}

/** Compares plain data. Items of lists are matched by their `name` or `id`, else by position. */
export function compareData(before: unknown, after: unknown, at = ''): DataChange[] {
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const [one, other] = [branches(before), branches(after)];
    return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) =>
      compareData(one.get(key), other.get(key), join(at, key, Array.isArray(before))),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function branches(value: object): Map<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item: unknown, index) => [nameOf(item) ?? String(index), item]));
}

function nameOf(item: unknown): string | undefined {
  if (!isBranch(item)) return undefined;
  if ('name' in item) return String(item.name);
  return 'id' in item ? String(item.id) : undefined;
}

function join(at: string, key: string, inList: boolean): string {
  if (inList) return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
}
