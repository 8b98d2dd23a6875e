import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Engine } from '../engine';
import type { EngineOptions } from '../engine-options';
import { openEngine } from '../open-engine';
import { freshDataFolder } from './fresh-folder';
import { postgresMissing, startPostgres, type PostgresServer } from './start-postgres';

export interface EngineBench {
  /** Opened before the first test and empty before each; closed after the last. */
  engine: Engine;
  options: EngineOptions;
}

interface Options {
  /** Empties the database before each test; drops every schema by default. */
  empty?: (engine: Engine) => Promise<void>;
}

/** Runs the same tests on the embedded database and, if a server is installed, on PostgreSQL. */
export function describeOnEveryEngine(name: string, tests: (bench: EngineBench) => void, options: Options = {}): void {
  describe(`${name}, embedded`, () => {
    let folder: string;
    withBench(
      async () => {
        folder = await freshDataFolder();
        return { dataFolder: folder };
      },
      tests,
      options,
    );
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });

  const missing = postgresMissing();
  if (missing) {
    it.skip(`${name}, on PostgreSQL: ${missing}`, () => undefined);
    return;
  }
  describe(`${name}, on PostgreSQL`, () => {
    let server: PostgresServer;
    withBench(
      async () => {
        server = await startPostgres();
        return { databaseUrl: server.url };
      },
      tests,
      options,
    );
    afterAll(() => server.stop());
  });
}

function withBench(
  prepare: () => Promise<EngineOptions>,
  tests: (bench: EngineBench) => void,
  { empty = dropEverything }: Options,
): void {
  const bench = {} as EngineBench;
  beforeAll(async () => {
    bench.options = await prepare();
    bench.engine = await openEngine(bench.options);
  }, 60_000);
  afterAll(() => bench.engine.close());
  beforeEach(() => empty(bench.engine));
  tests(bench);
}

/** Drops every schema, so that the database is as empty as a new one. */
export async function dropEverything(engine: Engine): Promise<void> {
  const { rows } = await engine.database.execute<{ name: string }>(sql`
    select schema_name as name from information_schema.schemata
    where schema_name not in ('information_schema', 'public') and schema_name not like 'pg\\_%'`);
  for (const { name } of rows) await engine.database.execute(sql`drop schema ${sql.identifier(name)} cascade`);
  await engine.database.execute(sql`drop schema public cascade`);
  await engine.database.execute(sql`create schema public`);
}
