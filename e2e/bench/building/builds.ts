import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApplication, runWebpack } from '@atrium/bundling';
import { monolithConfiguration } from '../monolith/configuration';
import { withChangedLine } from './changed-line';

/** The two builds of the same sources. */
export type Variant = 'federated' | 'monolith';

/** Builds for the bench; each is a folder that a server can publish from. */
export class Builds {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string) {
    this.#root = root;
    this.#folder = join(root, '.cache/bench');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Builds the monolith; the federated one is the result of `npm run build`. */
  async current(): Promise<Record<Variant, string>> {
    return { federated: this.#root, monolith: await this.#monolith('monolith') };
  }

  /** Builds both with one line added to a remote's source. */
  async changed(remote: string, source: string): Promise<Record<Variant, string>> {
    const federated = join(this.#folder, `federated-${remote}`);
    const change = withChangedLine(this.#root, source);
    await buildApplication(this.#root, `remote-${remote}`, (configuration) => ({
      ...change(configuration),
      output: { ...configuration.output, path: join(federated, `remote-${remote}/dist`) },
    }));
    return { federated, monolith: await this.#monolith(`monolith-${remote}`, source) };
  }

  async #monolith(name: string, changed?: string): Promise<string> {
    const target = join(this.#folder, name);
    const output = join(this.#folder, `${name}-files`);
    const configuration = await monolithConfiguration(this.#root, output);
    await runWebpack(changed ? withChangedLine(this.#root, changed)(configuration) : configuration);
    for (const owner of readdirSync(output)) {
      const workspace = join(target, owner === 'host' ? 'host' : `remote-${owner}`);
      mkdirSync(workspace, { recursive: true });
      renameSync(join(output, owner), join(workspace, 'dist'));
    }
    return target;
  }
}
