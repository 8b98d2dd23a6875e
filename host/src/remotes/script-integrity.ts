import { addImportMap } from './import-map';
import { preloadModule, preloadsModules } from './preload-module';

/**
 * Makes the browser itself refuse scripts with other bytes than their release's.
 *
 * The page's first import map does so in every engine. For later addresses no single method works everywhere: Firefox
 * ignores further maps, and under `Integrity-Policy` blocks scripts in none; Safari does not compare preloaded scripts
 * with their hash. So each address gets both, a map and a preload.
 */
export interface ScriptIntegrity {
  /**
   * Adds the hashes of scripts, by address, before any of them is imported.
   * @param unannounced addresses that running code imports by itself, without `preload`
   */
  add(integrity: Record<string, string>, unannounced?: readonly string[]): void;
  /**
   * Prepares added scripts for import: awaited before each import.
   * @throws when one does not arrive or does not match its hash; its address may be unusable from then on.
   */
  preload(addresses: readonly string[]): Promise<void>;
}

/** @param mapped addresses in the page's first import map, which need nothing more */
export function scriptIntegrity(page: Document, nonce: string, mapped: readonly string[]): ScriptIntegrity {
  const added = new Map<string, string>();
  const first = new Set(mapped);
  const canPreload = preloadsModules(page);

  const preload = async (addresses: readonly string[]) => {
    if (!canPreload) return;
    await Promise.all(
      addresses.map(async (address) => {
        const integrity = added.get(address);
        if (integrity !== undefined) await preloadModule(page, address, integrity);
      }),
    );
  };

  return {
    preload,
    add(integrity, unannounced = []) {
      const missing = Object.entries(integrity).filter(([address]) => !first.has(address) && !added.has(address));
      if (missing.length === 0) return;
      for (const [address, hash] of missing) added.set(address, hash);
      // an import before the end of the preload waits for it
      const ignored = () => void preload(unannounced).catch(() => undefined);
      addImportMap(page, nonce, Object.fromEntries(missing), ignored);
    },
  };
}
