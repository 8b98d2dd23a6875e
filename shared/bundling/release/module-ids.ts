import { createHash } from 'node:crypto';
import type { ChunkGraph, Compiler, Module } from 'webpack';

/** Few enough digits for small files, many enough for rare collisions. */
const range = 100_000;

/**
 * Numbers modules by their path below the repository. webpack's own deterministic ids include the federation plugin's
 * absolute paths: a build in another folder would be another release.
 */
export class ModuleIds {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('ModuleIds', (modules) => {
        assignIds([...modules], compilation.chunkGraph, (module) => this.#nameOf(module));
      });
    });
  }

  #nameOf(module: Module): string {
    // joined modules have a name with a hash over their folders: the first module identifies them
    const { rootModule = module } = module as Module & { rootModule?: Module };
    return portableName(rootModule.identifier(), this.#root);
  }
}

/** An identifier without the repository's folder and without the hash of the federation plugin's generated entry. */
export function portableName(identifier: string, root: string): string {
  return identifier.replaceAll(root, '').replaceAll(/\.federation\/entry\.[0-9a-f]+\.js/g, '.federation/entry.js');
}

function assignIds(modules: Module[], graph: ChunkGraph, nameOf: (module: Module) => string): void {
  const named = modules
    .filter((module) => graph.getNumberOfModuleChunks(module) > 0 && graph.getModuleId(module) === null)
    .map((module) => ({ module, name: nameOf(module) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const taken = new Set<number>();
  for (const { module, name } of named) {
    let id = numberOf(name);
    while (taken.has(id)) id = (id + 1) % range;
    taken.add(id);
    graph.setModuleId(module, id);
  }
}

function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % range;
}
