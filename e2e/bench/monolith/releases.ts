import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFile, readTitles, releaseId, type Compilation, type Compiler } from '@atrium/bundling';
import type { Descriptor, ReleaseManifest } from '@atrium/contract';

export interface DescribedRemote {
  /** `remote-lobby`. */
  folder: string;
  descriptor: Descriptor;
}

/**
 * Writes release manifests for the monolith's files, one per folder, so that the gateway composes, inlines and preloads
 * them like separately built releases.
 */
export class MonolithReleases {
  readonly #root: string;
  readonly #remotes: DescribedRemote[];

  constructor(root: string, remotes: DescribedRemote[]) {
    this.#root = root;
    this.#remotes = remotes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MonolithReleases', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'MonolithReleases', stage }, () => {
        if (compilation.errors.length > 0) return;
        const { RawSource } = compiler.webpack.sources;
        for (const manifest of [this.#host(compilation), ...this.#remotes.map((it) => this.#remote(compilation, it))]) {
          compilation.emitAsset(`${manifest.remote}/release.json`, new RawSource(JSON.stringify(manifest)));
        }
      });
    });
  }

  #host(compilation: Compilation): ReleaseManifest {
    const chunks = compilation.entrypoints.get('host/main')?.chunks ?? [];
    const first = chunks.flatMap((chunk) => [...chunk.files]).map(nameInside);
    const entry = first.find((file) => file.startsWith('main.')) ?? '';
    // code shared by several remotes belongs to the first load, as in a monolith
    const shared = filesOf(compilation, 'host').filter((file) => file.startsWith('shared.'));
    return this.#manifest(compilation, 'host', null, {
      entry,
      expose: [...first.filter((file) => file !== entry), ...shared],
      views: {},
      titles: {},
    });
  }

  #remote(compilation: Compilation, { folder, descriptor }: DescribedRemote): ReleaseManifest {
    const { name, places = [], sections = [] } = descriptor;
    const views = new Set([...places, ...sections].map(({ view }) => view));
    return this.#manifest(compilation, name, descriptor, {
      entry: chunkFile(compilation, `${name}/remote`),
      expose: [],
      views: Object.fromEntries([...views].sort().map((view) => [view, viewFiles(compilation, name, view)])),
      titles: readTitles(join(this.#root, folder), descriptor),
    });
  }

  #manifest(
    compilation: Compilation,
    remote: string,
    descriptor: Descriptor | null,
    parts: Pick<ReleaseManifest, 'entry' | 'expose' | 'views' | 'titles'>,
  ): ReleaseManifest {
    const folder = descriptor ? `remote-${remote}` : remote;
    const { version } = JSON.parse(readFileSync(join(this.#root, folder, 'package.json'), 'utf8')) as ReleaseManifest;
    const files = filesOf(compilation, remote);
    const content = {
      format: 1 as const,
      remote,
      version,
      files: Object.fromEntries(
        files.map((file) => {
          const source = compilation.getAsset(`${remote}/${file}`)?.source.buffer();
          return [file, describeFile(file, source ?? Buffer.alloc(0))];
        }),
      ),
      texts: Object.fromEntries(
        files.flatMap((file) => {
          const language = /^text-([A-Z]{2})\./.exec(file)?.[1];
          return language ? [[language, file]] : [];
        }),
      ),
      descriptor,
      ...parts,
    };
    return { id: releaseId(content), ...content };
  }
}

/** File names inside the release's folder. */
function filesOf(compilation: Compilation, remote: string): string[] {
  return compilation
    .getAssets()
    .filter(({ name }) => name.startsWith(`${remote}/`) && !name.endsWith('release.json'))
    .map(({ name }) => nameInside(name))
    .sort();
}

function viewFiles(compilation: Compilation, remote: string, view: string): string[] {
  const chunk = compilation.namedChunks.get(`${remote}/view-${view}`);
  const files = [...(chunk?.groupsIterable ?? [])].flatMap((group) =>
    group.chunks.flatMap((part) => [...part.files]).filter((file) => file.startsWith(`${remote}/`)),
  );
  return [...new Set(files.map(nameInside))];
}

function chunkFile(compilation: Compilation, name: string): string {
  const [file] = compilation.namedChunks.get(name)?.files ?? [];
  if (file === undefined) throw new Error(`The build has no chunk named ${name}`);
  return nameInside(file);
}

function nameInside(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}
