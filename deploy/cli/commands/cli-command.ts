import type { Ask, Signer } from '../../registry';
import type { RegistryLocation } from '../connecting/connect';

/** What commands are given: the registry, wherever it is, and what was typed. */
export interface CliContext {
  ask: Ask;
  /** Where the registry is, for what is done without asking it. */
  location: RegistryLocation;
  /** Who vouches for what is published, where a key is there. */
  signer(): Signer | undefined;
  /** What stands after the command's name, as many words as it takes. */
  args: string[];
  options: CliOptions;
}

/** Options are the same for all commands; each names those it heeds. */
export interface CliOptions {
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
}

export interface CommandResult {
  /** For a person. */
  text: string;
  /** The same for a program: printed as JSON with `--json`. */
  data: unknown;
  /** Whether the command ends with a failure, its answer being no. */
  failed?: boolean;
}

export interface CliCommand {
  /** `atrium promote REMOTE RELEASE` is typed with two words; those in brackets may be left out. */
  parameters: string[];
  about: string;
  options: (keyof CliOptions)[];
  run(context: CliContext): Promise<CommandResult>;
}

/** By the word that is typed. */
export type Commands = ReadonlyMap<string, CliCommand>;
