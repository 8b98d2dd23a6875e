import type { RefusalTable } from './refusal-table';
import { refusals } from './refusals';

type RefusalName = keyof typeof refusals;

/** An error that the registry explains to its caller; `status` is for HTTP, programs recognize it by its `name`. */
export class RegistryError extends Error {
  constructor(
    override readonly name: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** Keeps the error that led to this one, for the log. */
  withCause(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}

/** Makes the error of a row of `refusals`, with the details of its sentence. */
export function registryError<Name extends RefusalName>(
  name: Name,
  ...details: Parameters<(typeof refusals)[Name]['sentence']>
): RegistryError {
  const { status, sentence }: RefusalTable[string] = refusals[name];
  return new RegistryError(name, status, (sentence as (...details: unknown[]) => string)(...details));
}

/** Whether an error is that of the named row. */
export function isRegistryError(error: unknown, name: RefusalName): error is RegistryError {
  return error instanceof RegistryError && error.name === name;
}
