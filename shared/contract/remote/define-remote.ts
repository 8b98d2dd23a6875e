import type { Host } from '../host/host';
import type { Descriptor } from './descriptor';
import type { ViewModule } from './view';

/** A command's code: receives the host's interfaces and a request that the command checks itself. */
export type CommandHandler = (host: Host, request: never) => Promise<unknown>;

export interface CommandModule {
  default: CommandHandler;
}

/** Texts of one language: flat keys. */
export type Texts = Record<string, string>;

/** Loads the texts of a language by its code. Rejects when there are none in it. */
export type LoadTexts = (language: string) => Promise<{ default: Texts }>;

type Names<List, Key extends string> = List extends readonly (infer Item)[]
  ? Item extends Record<Key, infer Name extends string>
    ? Name
    : never
  : never;
type ViewNames<T extends Descriptor> = Names<T['places'], 'view'> | Names<T['sections'], 'view'>;
type CommandNames<T extends Descriptor> = Names<T['commands'], 'name'>;

/** The code of a remote, as lazy references under the names of its descriptor. */
export interface RemoteModule<T extends Descriptor = Descriptor> {
  views: Record<ViewNames<T>, () => Promise<ViewModule>>;
  commands: Record<CommandNames<T>, () => Promise<CommandModule>>;
  /** Loads the texts of a language by its code (`CN`, `EN`, …), each a chunk; rejects when there are none in it. */
  texts: LoadTexts;
}

/** A loaded remote as the host uses it, whatever its descriptor. */
export interface LoadedRemote {
  views: Record<string, () => Promise<ViewModule>>;
  commands: Record<string, () => Promise<CommandModule>>;
  texts: LoadTexts;
}

/** Types a remote's code from its descriptor: a view or command that is described but missing does not compile. */
export function defineRemote<T extends Descriptor>(module: RemoteModule<T>): RemoteModule<T> {
  return module;
}
