import type { Descriptor } from '@atrium/contract';
import type { Compiler } from 'webpack';

/** Keeps the descriptor of a watched remote in step with its `remote.config.ts`, which its code does not import. */
export class LivingDescriptor {
  #fault: Error | undefined;
  readonly #path: string;
  readonly #read: () => Promise<Descriptor>;
  #descriptor: Descriptor;

  constructor(path: string, read: () => Promise<Descriptor>, descriptor: Descriptor) {
    this.#path = path;
    this.#read = read;
    this.#descriptor = descriptor;
  }

  readonly describe = (): Descriptor => this.#descriptor;

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise('LivingDescriptor', async () => {
      this.#fault = undefined;
      try {
        this.#descriptor = await this.#read();
      } catch (error) {
        this.#fault = error instanceof Error ? error : new Error(String(error));
      }
    });
    compiler.hooks.thisCompilation.tap('LivingDescriptor', (compilation) => {
      compilation.fileDependencies.add(this.#path);
      if (this.#fault) compilation.errors.push(this.#fault);
    });
  }
}
