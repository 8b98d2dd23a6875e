import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import { compress, integrityOf, type ReleaseBody } from '../../registry';

/** The built operators' page: its entry file, and its files by name. */
export interface BuiltConsole {
  entry: string;
  files: Map<string, ReleaseBody & { type: string }>;
}

/** Its manifest has the form of a remote's. It is never published, because the gateway contains it. */
const Manifest = v.object({
  entry: v.string(),
  files: v.record(v.string(), v.object({ integrity: v.string(), type: v.string() })),
});

/** The folder of the console's build. */
export const consoleFolder = () => join(packageFolder(), 'console/dist');

/**
 * Reads and compresses the console; undefined where it was not built. Rejects where a file does not match its manifest.
 */
export async function readBuiltConsole(folder: string): Promise<BuiltConsole | undefined> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { entry, files: named } = v.parse(Manifest, JSON.parse(text));
  const files: BuiltConsole['files'] = new Map();
  for (const [name, { integrity, type }] of Object.entries(named)) {
    const bytes = await readFile(join(folder, name));
    if (integrityOf(bytes) !== integrity) throw new Error(`The console's ${name} does not match its build.`);
    files.set(name, { ...(await compress(bytes, type)), integrity, type });
  }
  return { entry, files };
}
