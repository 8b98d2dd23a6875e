import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '../../sandbox/wire/refusals';

/** The area of each call by its id: a folder of `shared/api`, and of the same name in the sandbox. */
export function areaOfCalls(root: string): Map<string, string> {
  const folder = join(root, 'shared/api');
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    areas.flatMap(({ name }) =>
      sourcesIn(join(folder, name)).flatMap((source) =>
        [...source.matchAll(/endpoint\(\{\s+id: '([^']+)'/g)].map(([, id]) => [id ?? '', name] as const),
      ),
    ),
  );
}

export interface DocumentedRefusal {
  key: string;
  /** HTTP status; 200 for a business failure, which the envelope describes. */
  status: number;
}

const statuses: Readonly<Record<string, number>> = refusals;

/** A request over a limit is refused in `limits`, with the key that its caller passes. */
const overLimit = /(?:countRequest|refuseOverLimit)\([^;]*?'([^']+)',?\s*\)/g;

/**
 * The refusals of some folders of the sandbox, read from the keys and statuses in their code.
 * @param besides folders that must exist; an area may have none
 */
export function refusalsIn(
  root: string,
  areas: readonly string[],
  besides: readonly string[] = [],
): DocumentedRefusal[] {
  for (const folder of besides)
    if (!existsSync(join(root, 'deploy/sandbox', folder))) throw new Error(`deploy/sandbox has no folder ${folder}.`);
  const found = [...areas, ...besides].flatMap((area) =>
    sourcesIn(join(root, 'deploy/sandbox', area)).flatMap((source) =>
      [
        ...source.matchAll(
          /new Refusal\(\s*(?:\w+ \?\? )?'([^']+)'(?!, \{ status \})(?:,\s*\{[^}]*?status: (\d{3}))?/g,
        ),
        ...source.matchAll(overLimit),
      ].map(([, key = '', status]) => ({ key, status: Number(status ?? statuses[key] ?? 200) })),
    ),
  );
  const byKey = new Map(found.map((refused) => [`${refused.key} ${refused.status}`, refused]));
  return [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function sourcesIn(folder: string): string[] {
  const names = (() => {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
  })();
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
