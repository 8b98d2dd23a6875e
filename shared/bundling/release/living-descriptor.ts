import type { Descriptor } from '@atrium/contract';
import type { Compiler } from 'webpack';

/** Keeps the descriptor of a watched remote in step with its `remote.config.ts`, which its code does not import. */
export class LivingDescriptor {
  #fault: Error | undefined;

  constructor(
    private readonly path: string,
    private readonly read: () => Promise<Descriptor>,
    private descriptor: Descriptor,
  ) {}

  readonly describe = (): Descriptor => this.descriptor;

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise('LivingDescriptor', async () => {
      this.#fault = undefined;
      try {
        this.descriptor = await this.read();
      } catch (error) {
        this.#fault = error instanceof Error ? error : new Error(String(error));
      }
    });
    compiler.hooks.thisCompilation.tap('LivingDescriptor', (compilation) => {
      compilation.fileDependencies.add(this.path);
      if (this.#fault) compilation.errors.push(this.#fault);
    });
  }
}
