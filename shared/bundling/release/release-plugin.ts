import { containerName, contractVersion, type Descriptor, type ReleaseManifest } from '@atrium/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { describeFile, releaseId } from './describe-files';
import { entryFiles, filesOfChunk, textFiles, viewFiles } from './files-by-purpose';
import { rangesOfRemote, versionsOfHost } from '../shared-modules';
import { readTitles } from './titles';

interface ReleaseOptions {
  /** The workspace's folder, absolute. */
  folder: string;
  remote: string;
  version: string;
  /** Called once per build; null for the host. */
  describe(): Descriptor | null;
}

/** Writes `release.json` beside the files of a build: the release's data for registry, gateway and loader. */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        try {
          const text = `${JSON.stringify(this.#manifest(compilation), null, 2)}\n`;
          compilation.emitAsset('release.json', new webpack.sources.RawSource(text));
        } catch (error) {
          // reported like any fault of the sources: thrown, it would end a watch
          compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  #manifest(compilation: Compilation): ReleaseManifest {
    const { folder, remote, version, describe } = this.#options;
    const descriptor = describe();
    const [entry, ...beside] = entryFiles(compilation, descriptor ? containerName(remote) : 'main');
    if (!entry) throw new Error(`The build of ${remote} has no entry file`);
    const expose = descriptor ? filesOfChunk(compilation, 'remote') : beside;
    const content = {
      format: 1 as const,
      remote,
      version,
      entry,
      files: Object.fromEntries(
        compilation
          .getAssets()
          .map(({ name, source }) => [name, describeFile(name, source.buffer())] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      expose,
      views: descriptor ? viewFiles(compilation, descriptor, [entry, ...expose]) : {},
      texts: textFiles(compilation),
      titles: descriptor ? readTitles(folder, descriptor) : {},
      descriptor,
      ...(descriptor ? { shared: rangesOfRemote() } : { contract: contractVersion, shared: versionsOfHost() }),
    };
    const { format, ...rest } = content;
    return { format, id: releaseId(content), ...rest };
  }
}
