import { join } from 'node:path';
import type { Compiler, Configuration } from '@atrium/bundling';

const line = '\nglobalThis.changedForTheBench = true;\n';

/** Adds one line to this source during the build, without changing any file. */
export function withChangedLine(root: string, source: string): (configuration: Configuration) => Configuration {
  return (configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), new ChangedLine(join(root, source))],
  });
}

class ChangedLine {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('ChangedLine', (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap('ChangedLine', (result, module) => {
        if (module.resource !== this.#path) return result;
        const [source, ...rest] = result;
        return [`${String(source)}${line}`, ...rest];
      });
    });
  }
}
