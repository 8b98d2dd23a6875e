import { basename, dirname, relative } from 'node:path';
import type { Chunk, ChunkGraph, Compiler, NormalModule } from 'webpack';

/**
 * Names lazy chunks after their content, so that the files of a release are readable: `view-home`, `text-CN`,
 * `command-launch-game`. The name comes from the module's path in the workspace, without magic comments.
 */
export class ChunkNames {
  readonly #nameOf: (path: string) => string;

  /** @param nameOf a chunk's name by its root module's path below the compiler's context, with forward slashes */
  constructor(nameOf = chunkNameOf) {
    this.#nameOf = nameOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkNames', (compilation) => {
      compilation.hooks.afterChunks.tap('ChunkNames', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) continue;
          const path = rootModulePath(chunk, compilation.chunkGraph, compiler.context);
          if (path) chunk.name = unusedName(this.#nameOf(path), compilation.namedChunks);
          if (chunk.name) compilation.namedChunks.set(chunk.name, chunk);
        }
      });
    });
  }
}

/** `src/views/home/index.tsx` is `view-home`, `…/locales/CN.json` is `text-CN`, others are their file name. */
export function chunkNameOf(path: string): string {
  const [, kind, name] = /^src\/(view|command)s\/([\w-]+)/.exec(path) ?? [];
  if (kind && name) return `${kind}-${name}`;
  const [, language] = /\/locales\/([A-Z]{2})\.json$/.exec(path) ?? [];
  if (language) return `text-${language}`;
  const file = basename(path).replace(/\.\w+$/, '');
  return file === 'index' ? basename(dirname(path)) : file;
}

function rootModulePath(chunk: Chunk, graph: ChunkGraph, context: string): string | undefined {
  for (const module of graph.getChunkRootModules(chunk)) {
    const { resource } = module as NormalModule;
    if (resource) return relative(context, resource).replaceAll('\\', '/');
  }
  return undefined;
}

function unusedName(requested: string, taken: ReadonlyMap<string, Chunk>): string {
  let name = requested;
  for (let count = 2; taken.has(name); count += 1) name = `${requested}-${count}`;
  return name;
}
