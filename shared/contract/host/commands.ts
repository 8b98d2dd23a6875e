import type { CommandCatalogue } from '../catalogue/commands';
import type { VersionedName } from '../remote/name';

export interface Commands {
  /**
   * Loads the command's remote and runs the command. Rejects with a `CommandError` when it is absent or its remote
   * failed.
   */
  run<Name extends keyof CommandCatalogue>(
    name: Name,
    request: CommandCatalogue[Name]['request'],
  ): Promise<CommandCatalogue[Name]['answer']>;
  run(name: VersionedName, request?: unknown): Promise<unknown>;
  /** Whether the command exists on this page for this person. */
  has(name: VersionedName): boolean;
}

/** A command that could not be run; the host has shown the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    readonly command: string,
    readonly reason: 'absent' | 'remote-failed' | 'refused' | 'need-unmet',
    cause?: unknown,
  ) {
    super(`the command ${command} could not be run: ${reason}`, { cause });
  }
}
