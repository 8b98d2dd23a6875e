import * as v from 'valibot';
import type { Registry } from '../registry';
import type { Caller } from '../tokens/caller';
import { merchantOperations } from './merchant-operations';
import { administrationOperations } from './administration-operations';
import { readOperations } from './read-operations';
import { releaseOperations } from './release-operations';
import { reportUnavailable } from './report-unavailable';
import { refuseWithoutRight, type Right } from './rights';
import { registryError } from '../registry-error';

/** All operations of the registry. */
export const operations = {
  ...readOperations,
  ...releaseOperations,
  ...merchantOperations,
  ...administrationOperations,
};

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as OperationName[];
type InputOf<Name extends OperationName> = v.InferInput<(typeof operations)[Name]['input']>;
type OutputOf<Name extends OperationName> = Awaited<ReturnType<(typeof operations)[Name]['run']>>;

/**
 * Calls an operation, in this process or over HTTP. Rejects with a `RegistryError`. Over HTTP a `Date` arrives as text.
 */
export type Ask = <Name extends OperationName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;

interface AnyOperation {
  right: Right;
  input: v.GenericSchema<unknown, { remote?: string }>;
  run(registry: Registry, input: unknown, caller: Caller): Promise<never>;
}

/** Calls operations of the registry in this process, for a caller. */
export function askInProcess(registry: Registry, caller: Caller): Ask {
  return async (name, input) => {
    const { right, input: schema, run } = operations[name] as unknown as AnyOperation;
    const read = v.safeParse(schema, input);
    if (!read.success) throw registryError('OperationMisused', name, read.issues.map(describe));
    refuseWithoutRight(right, caller, read.output.remote);
    return reportUnavailable(run(registry, read.output, caller));
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}`;
}
