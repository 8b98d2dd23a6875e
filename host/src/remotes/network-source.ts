import { releaseFileAddress, type LoadedRemote } from '@atrium/contract';
import type { HasCompared } from './compared-scripts';
import { openContainer } from './container';
import { shortestLimit } from './evaluation-limit';
import { fetchFile, fetchLimits } from './fetch-file';
import { readLoadedRemote } from './loaded-remote';
import type { Release } from './release';
import { asFailure, RemoteFailure } from './remote-failure';
import type { Attempt, ReleaseSource } from './release-source';
import type { ScriptIntegrity } from './script-integrity';
import { throwImportFailure } from './throw-import-failure';
import { within } from './within';

export interface NetworkOptions {
  integrity: ScriptIntegrity;
  /** For which scripts a first attempt relies on the browser's comparison; default none. */
  hasCompared?: HasCompared;
  /** Origin of the portal, when it differs from the page's. */
  origin?: string;
  /** The browser's `import()`; another one in tests. */
  importModule?: (address: string) => Promise<unknown>;
  open?: (entry: unknown) => Promise<unknown>;
  /** Longest time to check again or to evaluate what has been fetched, in milliseconds; see `evaluationLimit`. */
  limit?: number;
}

/**
 * Releases as the gateway serves them: the loader fetches every file and compares its hash, the browser compares it
 * again, then the file is imported from the cache. A first attempt imports files that the browser has compared already
 * without that reading (docs/decisions/0145).
 */
export function networkSource({
  integrity,
  hasCompared = () => false,
  origin = '',
  importModule = (address) => import(/* webpackIgnore: true */ address),
  open = openContainer,
  limit = shortestLimit,
}: NetworkOptions): ReleaseSource {
  return async (remote, release, { view, language }, attempt) => {
    const files = new ReleaseFiles(origin, remote, release, attempt.search);
    const first = files.ofStart(view, language);
    // not the texts: a view is shown without texts that fail, so they are read before
    const unread = attempt.direct ? files.skip(files.ofStart(view, undefined), hasCompared) : [];
    await files.fetch(first, attempt);
    integrity.add(files.integrity(), files.addresses(files.unannounced()));
    const preload = preloader(integrity, limit);
    const ready = (names: string[]) => preload(files.addresses(names), attempt.signal);
    await ready(first);
    const soon = { milliseconds: limit, signal: attempt.signal, late: () => tooLate(remote, limit) };
    const exposed = await evaluateInTurn(attempt, async () => {
      const entry = await within(importModule(files.address(release.entry)).catch(throwImportFailure), soon);
      return within(open(entry).catch(throwImportFailure), soon);
    }).catch((error: unknown) => readRefused(files, unread, attempt, asFailure(error)));
    const later = new AbortController().signal;
    return fetchingFirst(
      readLoadedRemote(exposed, release.descriptor),
      async (names) => {
        await files.refetch(names);
        await preload(files.addresses(names), later);
      },
      files,
      (load) => evaluateInTurn(attempt, load),
    );
  };
}

/**
 * Reads files that the browser had compared and then refused to import, past the cache, which finds out whether they
 * are altered. The browser may remember the refusal, so another attempt needs another address.
 */
async function readRefused(
  files: ReleaseFiles,
  unread: string[],
  attempt: Attempt,
  failure: RemoteFailure,
): Promise<never> {
  if (failure.kind !== 'network' || unread.length === 0) throw failure;
  await files.read(unread, { ...attempt, cache: 'reload' }).catch((error: unknown) => {
    const { kind, message } = asFailure(error);
    throw new RemoteFailure(kind, message, failure, true);
  });
  throw failure;
}

/** Evaluates code when it is its turn, and marks it as starting meanwhile. */
async function evaluateInTurn<T>({ turn }: Attempt, evaluate: () => Promise<T>): Promise<T> {
  const over = await turn?.();
  try {
    return await evaluate();
  } finally {
    over?.();
  }
}

function tooLate(remote: string, limit: number): RemoteFailure {
  return new RemoteFailure('execution', `${remote} was not evaluated in ${Math.round(limit)} ms`);
}

/** Lets the browser check files that have been fetched. It may refuse an address for good after refusing it once. */
function preloader(integrity: ScriptIntegrity, limit: number) {
  return (addresses: string[], signal: AbortSignal): Promise<void> => {
    const late = () => new RemoteFailure('hang', `not preloaded in ${Math.round(limit)} ms: ${addresses.join(' ')}`);
    const work = integrity.preload(addresses).catch((error: unknown) => {
      throw new RemoteFailure('network', String(error), error, true);
    });
    return within(work, { milliseconds: limit, signal, late });
  };
}

/** Files that are loaded later are fetched and checked first as well. */
function fetchingFirst(
  module: LoadedRemote,
  ready: (files: string[]) => Promise<void>,
  files: ReleaseFiles,
  evaluate: <T>(load: () => Promise<T>) => Promise<T>,
): LoadedRemote {
  const guarded = <T>(loaders: Record<string, () => Promise<T>>, filesOf: (name: string) => string[]) =>
    Object.fromEntries(
      Object.entries(loaders).map(([name, load]) => [
        name,
        async () => {
          await ready(filesOf(name));
          return evaluate(load).catch(throwImportFailure);
        },
      ]),
    );
  return {
    views: guarded(module.views, (name) => files.release.views[name] ?? []),
    commands: guarded(module.commands, () => files.ofCommands()),
    texts: async (language) => {
      await ready(files.ofTexts(language));
      return evaluate(() => module.texts(language)).catch(throwImportFailure);
    },
  };
}

/** The files of one release, with their addresses. */
class ReleaseFiles {
  /** Files that were fetched, or that the browser has compared. */
  readonly #ready = new Set<string>();
  readonly #origin: string;
  readonly #remote: string;
  readonly #search: string;

  constructor(
    origin: string,
    remote: string,
    readonly release: Release,
    search: string,
  ) {
    this.#origin = origin;
    this.#remote = remote;
    this.#search = search;
  }

  address(file: string): string {
    return this.#origin + releaseFileAddress(this.#remote, file) + this.#search;
  }

  ofStart(view: string | undefined, language: string | undefined): string[] {
    const { entry, expose, views } = this.release;
    return [entry, ...expose, ...((view && views[view]) || []), ...(language ? this.ofTexts(language) : [])];
  }

  ofTexts(language: string): string[] {
    const file = this.release.texts[language];
    return file ? [file] : [];
  }

  /** A release does not list the files of a command: all files except views and texts are fetched together. */
  ofCommands(): string[] {
    const texts = Object.values(this.release.texts);
    return Object.keys(this.release.integrity).filter((file) => !file.startsWith('view-') && !texts.includes(file));
  }

  /** Files that the release's own code imports later without the loader: neither views, nor commands, nor texts. */
  unannounced(): string[] {
    const { entry, expose, views } = this.release;
    const known = new Set([entry, ...expose, ...Object.values(views).flat()]);
    return this.ofCommands().filter((file) => !known.has(file) && !file.startsWith('command-'));
  }

  addresses(files: string[]): string[] {
    return files.map((file) => this.address(file));
  }

  integrity(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.release.integrity).map(([file, integrity]) => [this.address(file), integrity]),
    );
  }

  /** Leaves out of later fetches what the browser has compared; returns it. */
  skip(files: string[], hasCompared: HasCompared): string[] {
    const compared = files.filter((file) => {
      const hash = this.release.integrity[file];
      return hash !== undefined && hasCompared(this.address(file), hash);
    });
    for (const file of compared) this.#ready.add(file);
    return compared;
  }

  /** Fetches files although they are ready. */
  read(files: string[], attempt: Attempt): Promise<void> {
    for (const file of files) this.#ready.delete(file);
    return this.fetch(files, attempt);
  }

  /** Fetches together; the first failure stops the others. */
  async fetch(files: string[], { cache, signal, firstByte = fetchLimits.firstByte }: Attempt): Promise<void> {
    const together = new AbortController();
    const limits = { ...fetchLimits, firstByte };
    const stop = () => together.abort(signal.reason);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      await Promise.all(
        files
          .filter((file) => !this.#ready.has(file))
          .map(async (file) => {
            const integrity = this.release.integrity[file];
            if (!integrity) throw new RemoteFailure('integrity', `${this.#remote} names no hash for ${file}`);
            await fetchFile(this.address(file), integrity, { cache, signal: together.signal, limits });
            this.#ready.add(file);
          }),
      );
    } catch (error) {
      together.abort(error);
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /**
   * For a part of code that already runs: its address is fixed by then, so a second attempt, past the cache, is the
   * only option.
   */
  async refetch(files: string[]): Promise<void> {
    const { signal } = new AbortController();
    await this.fetch(files, { search: this.#search, cache: 'default', signal }).catch(() =>
      this.fetch(files, { search: this.#search, cache: 'reload', signal }),
    );
  }
}
