import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

/** Runs another build and adds its files unchanged to this build. */
export class AddedBuild {
  readonly #configuration: Configuration & { output: { path: string } };

  constructor(configuration: Configuration & { output: { path: string } }) {
    this.#configuration = configuration;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AddedBuild', (compilation) => {
      // after every step that changes files, before they are listed
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'AddedBuild', stage }, async () => {
        const added = (await this.#build()).compilation;
        compilation.errors.push(...added.errors);
        compilation.warnings.push(...added.warnings);
        for (const { name } of added.getAssets()) {
          const bytes = await readFile(join(this.#configuration.output.path, name));
          compilation.emitAsset(name, new webpack.sources.RawSource(bytes), { minimized: true });
        }
      });
    });
  }

  #build(): Promise<Stats> {
    return new Promise((resolve, reject) => {
      webpack(this.#configuration, (error, stats) => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('webpack answered nothing'));
      });
    });
  }
}
