import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Engine } from '../engine';
import { SchemaNotAccessible, SchemaNotOwned } from '../failures';
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

  it('grant the application role to the login of DATABASE_URL if the owner may create roles', async () => {
    await asAdministrator(
      'create role owner login createrole',
      'grant create on database postgres to owner',
      'create role portal login',
    );
    const engine = await open({ databaseUrl: urlOf('portal'), ownerUrl: urlOf('owner') });
    await runMigrations(engine);
    expect(await roleOf(engine)).toBe('atrium_application');
    expect((await engine.database.execute(sql`select id from shop.orders`)).rows).toEqual([]);
    await expect(engine.database.execute(sql`insert into shop.orders values (1)`)).rejects.toThrow();
    expect(warnings).toEqual([]);
  });

  it('stop with the SQL to run if the owner may not create roles, and work once it was run', async () => {
    await asAdministrator(
      'create role owner login',
      'grant create on database postgres to owner',
      'create role "portal-1" login',
    );
    const start = () => open({ databaseUrl: urlOf('portal-1'), ownerUrl: urlOf('owner') });
    const failure: unknown = await runMigrations(await start()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaNotAccessible);
    const [, statements = ''] = /run: (.*;) then start again\.$/.exec((failure as Error).message) ?? [];
    expect(statements).toBe('create role atrium_application nologin; grant atrium_application to "portal-1";');
    await asAdministrator(...statements.split(/(?<=;)/));
    const engine = await start();
    await runMigrations(engine);
    expect(await roleOf(engine)).toBe('atrium_application');
    expect((await engine.database.execute(sql`select id from shop.orders`)).rows).toEqual([]);
  });

  it('name the login of the owner or the missing grant if a plain login starts alone', async () => {
    await asAdministrator('create role portal login');
    const alone = async () => runMigrations(await open({ databaseUrl: urlOf('portal') }));
    await expect(alone()).rejects.toThrow(/version 0 .* ATRIUM_MIGRATION_URL/);
    await runMigrations(await open({ databaseUrl: server.url }));
    await expect(alone()).rejects.toThrow(
      'The login "portal" may not use the database schema "shop". As an administrator of the database run: ' +
        'grant atrium_application to "portal"; then start again.',
    );
  });
});
