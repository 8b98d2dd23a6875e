import * as v from 'valibot';
import { ChangeSchema } from '../channels/change';
import type { Registry } from '../registry';
import { OperationMisused } from '../refusals';
import { environmentName, operation, remoteName, type Caller } from './operation';

const word = v.pipe(v.string(), v.maxLength(60));
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All that can be asked of the registry. */
export const operations = {
  status: operation(
    v.strictObject({ environment: environmentName, remote: v.optional(remoteName) }),
    (registry, query) => registry.status(query),
  ),
  history: operation(
    v.strictObject({
      environment: environmentName,
      remote: v.optional(remoteName),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    }),
    (registry, query) => registry.history(query),
  ),
  releases: operation(v.strictObject({ remote: remoteName }), (registry, { remote }) => registry.releases(remote)),
  find: operation(v.strictObject({ remote: remoteName, word }), (registry, { remote, word }) =>
    registry.find(remote, word),
  ),
  compare: operation(
    v.strictObject({ remote: remoteName, from: word, to: word }),
    async (registry, { remote, from, to }) =>
      registry.compare(remote, (await registry.find(remote, from)).id, (await registry.find(remote, to)).id),
  ),
  change: operation(
    v.strictObject({
      remote: remoteName,
      environment: environmentName,
      change: ChangeSchema,
      expected: v.optional(revision),
      reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    }),
    (registry, request, { name: actor }) => registry.change({ ...request, actor }),
  ),
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = v.InferInput<Operations[Name]['input']>;
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Operations[Name]['run']>>;

/** Asks the registry, wherever it is. Rejects with a `Refusal`. */
export type Ask = <Name extends OperationName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;

/** Asks the registry of this process. */
export function askHere(registry: Registry, caller: Caller): Ask {
  return async (name, input) => {
    const { input: schema, run } = operations[name];
    const read = v.safeParse(schema as v.GenericSchema, input);
    if (!read.success) throw new OperationMisused(name, read.issues.map(describe));
    return (run as (registry: Registry, input: unknown, caller: Caller) => Promise<never>)(
      registry,
      read.output,
      caller,
    );
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}`;
}
