import { releaseFileAddress, type LoadedRemote } from '@atrium/contract';
import { openContainer } from './container';
import { fetchFile, fetchLimits } from './fetch-file';
import type { ImportMap } from './import-map';
import { readLoadedRemote } from './loaded-remote';
import type { Release } from './release';
import { RemoteFailure } from './remote-failure';
import type { Attempt, ReleaseSource } from './release-source';
import { tellImportFailure } from './tell-import-failure';
import { within } from './within';

export interface NetworkOptions {
  map: ImportMap;
  /** Origin of the portal, where that is not the page's own. */
  origin?: string;
  /** The browser's `import()`; another in tests. */
  importModule?: (address: string) => Promise<unknown>;
  open?: (entry: unknown) => Promise<unknown>;
}

/** Longest wait for code that is already in the cache, in milliseconds. */
const evaluationLimit = 3_000;

/** Releases as the gateway serves them: every file is fetched with integrity first, then imported from the cache. */
export function networkSource({
  map,
  origin = '',
  importModule = (address) => import(/* webpackIgnore: true */ address),
  open = openContainer,
}: NetworkOptions): ReleaseSource {
  return async (remote, release, { view, language }, attempt) => {
    const files = new ReleaseFiles(origin, remote, release, attempt.search);
    await files.fetch(files.ofStart(view, language), attempt);
    map.add(files.integrity());
    const soon = { milliseconds: evaluationLimit, signal: attempt.signal, late: () => tooLate(remote) };
    const entry = await within(importModule(files.address(release.entry)).catch(tellImportFailure), soon);
    const exposed = await within(open(entry).catch(tellImportFailure), soon);
    return fetchingFirst(readLoadedRemote(exposed, release.descriptor), files);
  };
}

function tooLate(remote: string): RemoteFailure {
  return new RemoteFailure('execution', `${remote} was not evaluated in ${evaluationLimit} ms`);
}

/** What is loaded later is fetched first as well. */
function fetchingFirst(module: LoadedRemote, files: ReleaseFiles): LoadedRemote {
  const guarded = <T>(loaders: Record<string, () => Promise<T>>, filesOf: (name: string) => string[]) =>
    Object.fromEntries(
      Object.entries(loaders).map(([name, load]) => [
        name,
        async () => {
          await files.fetchAgain(filesOf(name));
          return load().catch(tellImportFailure);
        },
      ]),
    );
  return {
    views: guarded(module.views, (name) => files.release.views[name] ?? []),
    commands: guarded(module.commands, () => files.ofCommands()),
    texts: guarded(module.texts, (name) => files.ofTexts(name)),
  };
}

/** The files of one release at their addresses. */
class ReleaseFiles {
  private readonly fetched = new Set<string>();

  constructor(
    private readonly origin: string,
    private readonly remote: string,
    readonly release: Release,
    private readonly search: string,
  ) {}

  address(file: string): string {
    return this.origin + releaseFileAddress(this.remote, file) + this.search;
  }

  ofStart(view: string | undefined, language: string | undefined): string[] {
    const { entry, expose, views } = this.release;
    return [entry, ...expose, ...((view && views[view]) || []), ...(language ? this.ofTexts(language) : [])];
  }

  ofTexts(language: string): string[] {
    const file = this.release.texts[language];
    return file ? [file] : [];
  }

  /** A release does not say which files a command needs: all go together that are not a view's own, nor texts. */
  ofCommands(): string[] {
    const texts = Object.values(this.release.texts);
    return Object.keys(this.release.integrity).filter((file) => !file.startsWith('view-') && !texts.includes(file));
  }

  integrity(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.release.integrity).map(([file, integrity]) => [this.address(file), integrity]),
    );
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
          .filter((file) => !this.fetched.has(file))
          .map(async (file) => {
            const integrity = this.release.integrity[file];
            if (!integrity) throw new RemoteFailure('integrity', `${this.remote} names no hash for ${file}`);
            await fetchFile(this.address(file), integrity, { cache, signal: together.signal, limits });
            this.fetched.add(file);
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
   * For a part of code that already runs: its address is fixed by then, so a second try, past the cache, is all there
   * is.
   */
  async fetchAgain(files: string[]): Promise<void> {
    const { signal } = new AbortController();
    await this.fetch(files, { search: this.search, cache: 'default', signal }).catch(() =>
      this.fetch(files, { search: this.search, cache: 'reload', signal }),
    );
  }
}
