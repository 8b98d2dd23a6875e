import type { CliContext } from './cli-command';

/** The environment that a command works on: the one of the command line, else the registry's own. */
export async function environmentOf({ ask, options: { environment } }: CliContext): Promise<string> {
  return environment ?? (await ask('who-am-i', {})).environment;
}

/** Puts the environment above lines that do not name it. */
export function withEnvironment(environment: string, ...lines: string[]): string {
  return [`In ${environment}:`, ...lines].join('\n');
}
