import type { Chunk, Compilation, NormalModule } from 'webpack';
import type { Descriptor } from '@atrium/contract';

/** The file that starts an entry point, then the others it needs at once. */
export function entryFiles(compilation: Compilation, name: string): string[] {
  const entrypoint = compilation.entrypoints.get(name);
  const starter = entrypoint?.getEntrypointChunk();
  if (!entrypoint || !starter) return [];
  return [starter, ...entrypoint.chunks.filter((chunk) => chunk !== starter)].flatMap(scriptsOf);
}

export function filesOfChunk(compilation: Compilation, name: string): string[] {
  const chunk = compilation.namedChunks.get(name);
  if (!chunk) throw new Error(`The build has no chunk named ${name}`);
  return scriptsOf(chunk);
}

/**
 * Scripts that each described view needs besides those already loaded.
 * @throws when a view has no chunk: it must be `src/views/<view>` and imported lazily by src/remote.ts.
 */
export function viewFiles(
  compilation: Compilation,
  { places = [], sections = [] }: Descriptor,
  alreadyThere: string[],
): Record<string, string[]> {
  const views = [...new Set([...places, ...sections].map(({ view }) => view))].sort();
  return Object.fromEntries(
    views.map((view) => {
      const chunk = compilation.namedChunks.get(`view-${view}`);
      if (!chunk) throw new Error(`View ${view} is described but src/remote.ts does not import('./views/${view}')`);
      const files = [...chunk.groupsIterable].flatMap((group) => group.chunks.flatMap(scriptsOf));
      return [view, [...new Set(files)].filter((file) => !alreadyThere.includes(file))];
    }),
  );
}

/** The file of each language's texts: the chunk of a `locales/<LANGUAGE>.json`, in any folder. */
export function textFiles({ chunks, chunkGraph }: Compilation): Record<string, string> {
  const texts = [...chunks].flatMap((chunk) => {
    const [file] = scriptsOf(chunk);
    return [...chunkGraph.getChunkRootModules(chunk)].flatMap((module) => {
      const language = /[\\/]locales[\\/]([A-Z]{2})\.json$/.exec((module as NormalModule).resource ?? '')?.[1];
      return language && file ? [[language, file] as const] : [];
    });
  });
  return Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js'));
}
