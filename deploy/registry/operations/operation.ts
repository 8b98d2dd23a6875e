import * as v from 'valibot';
import type { Registry } from '../registry';
import type { Caller } from '../tokens/caller';
import type { Right } from './rights';

/** Defines one operation of the registry, callable in this process or over HTTP: plain data in, plain data out. */
export function operation<Schema extends v.GenericSchema, Output>(
  right: Right,
  input: Schema,
  run: (registry: Registry, input: v.InferOutput<Schema>, caller: Caller) => Promise<Output>,
) {
  return { right, input, run };
}

export const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'the name of a remote, or host'));
export const environmentName = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'the name of an environment')),
);
/** An id, the beginning of one, or a version. */
export const releaseReference = v.pipe(v.string(), v.maxLength(60));
