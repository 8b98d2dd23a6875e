/** Written by the configuration: every remote's code by its name. */
declare module 'every-remote' {
  import type { LoadedRemote } from '@atrium/contract';

  export const remotes: Partial<Record<string, () => Promise<{ default: LoadedRemote }>>>;
}
