import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../../engine';
import { embeddedVersion } from '../../engine/testing/fresh-folder';
import { copyPreparedFolder } from '../../engine/testing/prepared-folder';
import { packageFolder } from '../../engine/migrations/package-folder';
import { openRegistry } from '../registry';
import { testTrust } from './test-trust';

/** A new data folder with an empty registry: migrations have run. */
export function migratedFolder(): Promise<string> {
  return copyPreparedFolder({
    name: 'registry',
    source: `${embeddedVersion()} ${migrations()}`,
    fill: async (folder) => {
      const engine = await openEngine({ dataFolder: folder });
      const registry = await openRegistry(engine, { environment: 'local', ...testTrust(), onFailure: rethrow });
      registry.close();
      await engine.close();
    },
  });
}

function migrations(): string {
  const folder = join(packageFolder(), 'registry/migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

function rethrow(error: unknown): never {
  throw error;
}
