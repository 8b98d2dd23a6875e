import type { Draw } from '../../support/seeded-random';

/** A copy of a JSON value with every part edited, the inner ones first. */
export function editEach(value: unknown, edit: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return edit(value.map((item) => editEach(item, edit)));
  if (typeof value !== 'object' || value === null) return edit(value);
  return edit(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, editEach(field, edit)])));
}

/** A copy in which each list begins with items that cannot be meant. */
export function withOddItem(value: unknown): unknown {
  return editEach(value, (part) => (Array.isArray(part) ? [null, 'odd', 7, {}, [], ...(part as unknown[])] : part));
}

/** A copy without one field, drawn from all fields of all objects. */
export function withoutDrawnField(value: unknown, draw: Draw): unknown {
  let fields = 0;
  editEach(value, (part) => {
    fields += fieldsOf(part);
    return part;
  });
  let left = draw(0, Math.max(0, fields - 1));
  return editEach(value, (part) => {
    const count = fieldsOf(part);
    const index = left;
    left -= count;
    if (index < 0 || index >= count) return part;
    return Object.fromEntries(Object.entries(part as object).filter((_field, place) => place !== index));
  });
}

function fieldsOf(part: unknown): number {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.keys(part).length : 0;
}
