import { readLeniently, type Endpoint } from '@atrium/contract';
import * as v from 'valibot';
import { sourceAnswers } from '../../sandbox/strict-source/source-answers';
import type { Shape } from '../../sandbox/strict-source/shape';

/** Calls with fields that only some accounts or menus have. */
const conditional: ReadonlySet<string> = new Set(['member.funds', 'games.vendorMenu']);

/** Why the value of a successful answer does not fit its call: the first reason, or undefined. */
export function answerFault(endpoint: Endpoint, value: unknown): string | undefined {
  const { read, leftOut } = readLeniently(endpoint.answer, value);
  const [issue] = read.issues ?? leftOut;
  if (issue) return `${v.getDotPath(issue) ?? 'the value'}: ${issue.message}`;
  const text = textForNumber(endpoint.example.answer, value);
  if (text !== undefined) return `${text}: a text in place of a number`;
  const named = Object.hasOwn(sourceAnswers, endpoint.id) ? sourceAnswers[endpoint.id]?.answer : undefined;
  if (named === undefined || conditional.has(endpoint.id)) return undefined;
  const missing = missingField(named, endpoint.example.answer, value);
  return missing === undefined ? undefined : `the field ${missing} is missing`;
}

/** A field that the source names and the example has, but the value has not; of a list, in any item. */
function missingField(shape: Shape, example: unknown, value: unknown): string | undefined {
  if (shape === 'whole' || example === null || value === null) return undefined;
  if ('list' in shape) {
    if (!Array.isArray(example) || !Array.isArray(value) || value.length === 0) return undefined;
    const faults = value.map((item) => missingField(shape.list, example[0], item));
    return faults.every((fault) => fault !== undefined) ? faults[0] : undefined;
  }
  if ('map' in shape || typeof example !== 'object' || typeof value !== 'object') return undefined;
  const wanted = Object.entries(shape.fields).filter(([name]) => Object.hasOwn(example as object, name));
  for (const [name, inner] of wanted) {
    if (!Object.hasOwn(value as object, name)) return name;
    const deeper = missingField(inner, fieldOf(example, name), fieldOf(value, name));
    if (deeper !== undefined) return `${name}.${deeper}`;
  }
  return undefined;
}

/** A field with a text where the example has a number, which the portal reads and others may not; of a list, in any item. */
function textForNumber(example: unknown, value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof example === 'number') return typeof value === 'string' ? path.join('.') || 'the value' : undefined;
  if (typeof example !== 'object' || typeof value !== 'object' || example === null || value === null) return undefined;
  const faults = Array.isArray(value)
    ? value.map((item, index) => textForNumber((example as unknown[])[0], item, [...path, `${index}`]))
    : Object.entries(example).map(([name, inner]) => textForNumber(inner, fieldOf(value, name), [...path, name]));
  return faults.find((fault) => fault !== undefined);
}

function fieldOf(holder: unknown, name: string): unknown {
  return (holder as Record<string, unknown>)[name];
}
