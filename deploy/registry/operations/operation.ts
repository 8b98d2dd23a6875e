import * as v from 'valibot';
import type { Registry } from '../registry';

/** Who asks: the history names him. */
export interface Caller {
  name: string;
}

/** One thing that can be asked of the registry, in this process or over HTTP: plain data in, plain data out. */
export function operation<Schema extends v.GenericSchema, Output>(
  input: Schema,
  run: (registry: Registry, input: v.InferOutput<Schema>, caller: Caller) => Promise<Output>,
) {
  return { input, run };
}

export const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'the name of a remote, or host'));
export const environmentName = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'the name of an environment')),
);
