import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import { compress, integrityOf, type ReleaseBody } from '../../registry';

/** The operators' page as it was built: which script starts it, and its files by their names. */
export interface BuiltConsole {
  entry: string;
  files: Map<string, ReleaseBody & { type: string }>;
}

/** What its build says of itself, as of a remote's; it is never published, since the gateway itself brings it along. */
const Manifest = v.object({
  entry: v.string(),
  files: v.record(v.string(), v.object({ integrity: v.string(), type: v.string() })),
});

/** Where the build beside this one leaves the console. */
export const consoleFolder = () => join(packageFolder(), 'console/dist');

/** Reads it whole and compresses it; undefined where it was not built. Rejects where its files are not those of its build. */
export async function readBuiltConsole(folder: string): Promise<BuiltConsole | undefined> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { entry, files: named } = v.parse(Manifest, JSON.parse(text));
  const files: BuiltConsole['files'] = new Map();
  for (const [name, { integrity, type }] of Object.entries(named)) {
    const bytes = await readFile(join(folder, name));
    if (integrityOf(bytes) !== integrity) throw new Error(`The console's ${name} is not the one that was built.`);
    files.set(name, { ...(await compress(bytes, type)), integrity, type });
  }
  return { entry, files };
}
