import { sql } from 'drizzle-orm';
import { migrate, packageFolder } from '../../engine';
import { join } from 'node:path';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { PageSnapshots } from './page-snapshots';

const trust = testTrust();
const snapshot = { html: '<p>Aurora</p>', css: 'p{color:red}', madeAt: 1_900_000_000_000 };

describeRegistryOnEveryEngine('page snapshots', (bench) => {
  beforeAll(() => migrate(bench.engine, { schema: 'registry', folder: join(packageFolder(), 'registry/migrations') }));
  const open = (options: Partial<ConstructorParameters<typeof PageSnapshots>[1]> = {}) =>
    new PageSnapshots(bench.engine, { environment: 'local', ...trust, ...options });
  const run = (statement: ReturnType<typeof sql>) => bench.engine.database.execute(statement);

  it('reads what was kept, in its environment only', async () => {
    await open().keep('home', snapshot, 0);
    expect(await open().read('home')).toEqual(snapshot);
    expect(await open({ environment: 'staging' }).read('home')).toBeUndefined();
    expect(await open().read('other')).toBeUndefined();
  });

  it('replaces the snapshot of a page, and removes those made too long ago', async () => {
    await open().keep('old', { ...snapshot, madeAt: 1_000 }, 0);
    await open().keep('home', snapshot, 0);
    await open().keep('home', { ...snapshot, html: '<p>Later</p>' }, 2_000);
    expect(await open().read('home')).toMatchObject({ html: '<p>Later</p>' });
    expect(await open().read('old')).toBeUndefined();
  });

  it.each([
    ['html', sql`update registry.page_snapshots set html = '<p>Altered</p>'`],
    ['css', sql`update registry.page_snapshots set css = 'p{display:none}'`],
    ['time', sql`update registry.page_snapshots set made_at = made_at + interval '1 hour'`],
    ['page', sql`update registry.page_snapshots set page = 'home' where page = 'elsewhere'`],
  ])('does not read a snapshot with another %s than was signed', async (part, change) => {
    await open().keep(part === 'page' ? 'elsewhere' : 'home', snapshot, 0);
    await run(change);
    expect(await open().read('home')).toBeUndefined();
  });

  it('does not read a snapshot signed by a key that is not trusted, or by the key of a team', async () => {
    await open({ signer: testTrust().signer }).keep('home', snapshot, 0);
    expect(await open().read('home')).toBeUndefined();
    const team = testTrust('team', 'lobby');
    await open(team).keep('home', snapshot, 0);
    expect(await open(team).read('home')).toBeUndefined();
  });
});
