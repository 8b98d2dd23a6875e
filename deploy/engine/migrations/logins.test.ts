import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Engine } from '../engine';
import { SchemaNotOwned } from '../failures';
import type { EngineOptions } from '../engine-options';
import { openEngine } from '../open-engine';
import { postgresMissing, startPostgres, type PostgresServer } from '../testing/start-postgres';
import { migrate } from './migrate';

const missing = postgresMissing();
const onPostgres = missing ? describe.skip : describe;

onPostgres(`migrations by logins with different rights${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  let place: string;
  const opened: Engine[] = [];
  const warnings: string[] = [];

  beforeEach(async () => {
    server = await startPostgres();
    place = mkdtempSync(join(tmpdir(), 'atrium-logins-'));
    mkdirSync(join(place, 'migrations'));
    write('migrations/0001-orders.sql', 'create table orders (id integer);');
    write(
      'privileges.sql',
      'grant usage on schema shop to atrium_application; grant select on all tables in schema shop to atrium_application;',
    );
  }, 60_000);
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((engine) => engine.close()));
    await server.stop();
    rmSync(place, { recursive: true });
    warnings.length = 0;
  });

  const write = (file: string, statements: string) => writeFileSync(join(place, file), statements);
  const urlOf = (login: string) => server.url.replace('atrium@', `${login}@`);
  const open = async (options: EngineOptions) => {
    const onUnrestricted = (sentence: string) => void warnings.push(sentence);
    const engine = await openEngine({ restricted: true, onUnrestricted, ...options });
    opened.push(engine);
    return engine;
  };
  const runMigrations = (engine: Engine) => migrate(engine, { schema: 'shop', folder: join(place, 'migrations') });
  const roleOf = async (engine: Engine) =>
    (await engine.database.execute<{ role: string }>(sql`select current_user as role`)).rows[0]?.role;
  const asAdministrator = async (...statements: string[]) => {
    const engine = await openEngine({ databaseUrl: server.url });
    for (const statement of statements) await engine.database.execute(sql.raw(statement));
    await engine.close();
  };

  it('warn once with what to do if a login may not create the application role', async () => {
    await asAdministrator('create role plain login', 'grant create on database postgres to plain');
    const engine = await open({ databaseUrl: urlOf('plain') });
    await runMigrations(engine);
    await runMigrations(engine);
    expect(warnings).toEqual([
      expect.stringMatching(/^The login of DATABASE_URL .* create role atrium_application nologin;/),
    ]);
    expect(await roleOf(engine)).toBe('plain');
    await asAdministrator('create role atrium_application nologin', 'grant atrium_application to plain');
    const again = await open({ databaseUrl: urlOf('plain') });
    await runMigrations(again);
    expect(warnings).toHaveLength(1);
    expect(await roleOf(again)).toBe('atrium_application');
  });

  it('use the login of ATRIUM_MIGRATION_URL, and are refused with a clear message without it', async () => {
    await runMigrations(await open({ databaseUrl: server.url }));
    await asAdministrator('create role portal login', 'grant atrium_application to portal');
    await runMigrations(await open({ databaseUrl: urlOf('portal') }));

    write('migrations/0002-notes.sql', 'alter table orders add column note text;');
    const failing = runMigrations(await open({ databaseUrl: urlOf('portal') }));
    await expect(failing).rejects.toThrow(SchemaNotOwned);
    await expect(failing).rejects.toThrow(/version 1 .* migrated to 2.* ATRIUM_MIGRATION_URL/);

    const engine = await open({ databaseUrl: urlOf('portal'), ownerUrl: server.url });
    await runMigrations(engine);
    expect((await engine.database.execute(sql`select note from shop.orders`)).rows).toEqual([]);
    expect(await roleOf(engine)).toBe('atrium_application');
    await expect(engine.database.execute(sql`insert into shop.orders values (1)`)).rejects.toThrow();
    expect(warnings).toEqual([]);
  });
});
