import type { Ask, Signer } from '../../registry';
import type { RegistryLocation } from '../connecting/connect';

/** What a command runs with: access to the registry, and the command line. */
export interface CliContext {
  ask: Ask;
  /** The registry's location, for commands that do not call it. */
  location: RegistryLocation;
  /** Signs published releases; undefined without a signing key. */
  signer(): Signer | undefined;
  /** The arguments after the command's name. */
  args: string[];
  options: CliOptions;
}

/** Options of all commands; each command lists those it accepts. */
export interface CliOptions {
  /** From the command line, else from `ATRIUM_ENVIRONMENT`; undefined for the registry's own. */
  environment?: string | undefined;
  revision?: number | undefined;
  reason?: string | undefined;
  percent?: number | undefined;
  merchants?: string[] | undefined;
  limit?: number | undefined;
  minutes?: number | undefined;
  bucket?: number | undefined;
  remotes?: string[] | undefined;
  operator?: boolean | undefined;
  days?: number | undefined;
  to?: number | undefined;
  dryRun?: boolean | undefined;
  accounts?: string | undefined;
  calls?: string[] | undefined;
}

export interface CommandResult {
  /** The output for a person. */
  text: string;
  /** The output for a program, printed as JSON with `--json`. */
  data: unknown;
  /** Whether the process exits with a failure, because the answer is no. */
  failed?: boolean;
}

export interface CliCommand {
  /** Names of the arguments, as in `atrium promote REMOTE RELEASE`; those in brackets are optional. */
  parameters: string[];
  about: string;
  options: (keyof CliOptions)[];
  run(context: CliContext): Promise<CommandResult>;
}

/** Commands by name. */
export type Commands = ReadonlyMap<string, CliCommand>;
