import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integrityOf } from '../publishing/check-release';
import { keeping, prune } from '../pruning/prune';
import { openRegistry, type Registry } from '../registry';
import { aurora } from '../testing/aurora';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { dczBody, frameInBody } from './dcz';
import { DeltaCodec } from './delta-codec';
import { Deltas } from './deltas';

const trust = testTrust();
const day = 86_400_000;
/** Text that compresses badly, so that a delta is clearly smaller. */
const words = Array.from({ length: 400 }, (_none, index) => ((index + 7) * 2_654_435_761).toString(36)).join(' ');
const home = (version: number) => `export const home = '${words} ${version}';`;
const hash = (text: string) => integrityOf(Buffer.from(text));

describeRegistryOnEveryEngine('deltas', (bench) => {
  let registry: Registry;
  const failures: unknown[] = [];
  beforeEach(async () => {
    failures.length = 0;
    registry = await open();
  });
  afterEach(() => registry.close());

  const open = () =>
    openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      onFailure: () => undefined,
      deltas: { onFailure: (error) => failures.push(error) },
    });

  async function publish(version: number, files: Record<string, string> = {}): Promise<string> {
    const { folder, id } = await writeRelease({
      remote: 'lobby',
      version: `1.0.${version}`,
      files: { [`home.000${version}.js`]: home(version), ...files },
    });
    await registry.publish(folder, { actor: 'test' });
    return id;
  }
  const promote = (release: string) => registry.promote({ remote: 'lobby', release, actor: 'test' });
  /** Publishes and promotes one release after the other. */
  async function deploy(...versions: number[]): Promise<void> {
    for (const version of versions) await promote(await publish(version));
    await made();
  }
  async function made(): Promise<void> {
    while (registry.deltas!.pending > 0) await nextTurn();
  }
  async function found(file: string, dictionary: string): Promise<Buffer | undefined> {
    registry.deltas!.find(hash(file), hash(dictionary));
    await made();
    return registry.deltas!.find(hash(file), hash(dictionary));
  }
  const stored = async () =>
    (await bench.engine.database.execute<{ body: Buffer | null }>(sql`select * from registry.deltas`)).rows;

  it('makes a delta of a changed script against the release before, which gives exactly its bytes', async () => {
    await deploy(1, 2);
    const delta = await found(home(2), home(1));
    const codec = new DeltaCodec();
    const [file, dictionary] = [Buffer.from(home(2)), Buffer.from(home(1))];
    const frame = frameInBody(hash(home(1)), delta!);
    expect((await codec.decode(frame!, dictionary, file.length)).equals(file)).toBe(true);
    codec.close();
    expect(delta!.length).toBeLessThan(100);
    expect(failures).toEqual([]);
  });

  it('makes deltas of a release that is only published, against those in use', async () => {
    await deploy(1);
    await publish(2);
    expect(await found(home(2), home(1))).toBeDefined();
  });

  it('makes deltas of an earlier release that is promoted again', async () => {
    await deploy(1, 2);
    await promote(await publish(1));
    expect(await found(home(1), home(2))).toBeDefined();
  });

  it('makes the missing deltas of releases in use when it starts', async () => {
    await deploy(1, 2);
    await bench.engine.database.execute(sql`delete from registry.deltas`);
    registry.close();
    registry = await open();
    await made();
    expect(await found(home(2), home(1))).toBeDefined();
  });

  it('makes none against files of other names, other remotes or the file itself', async () => {
    await promote(await publish(1, { 'other.0001.js': home(9), 'shared.0001.js': home(8) }));
    await promote(await publish(2, { 'other.0002.json': home(7), 'shared.0002.js': home(8) }));
    await made();
    expect(await found(home(2), home(9))).toBeUndefined();
    expect(await found(home(7), home(9))).toBeUndefined();
    expect(await found(home(8), home(8))).toBeUndefined();
  });

  it('makes them against the latest four of the same file only', async () => {
    await deploy(1, 2, 3, 4, 5, 6);
    const dictionaries = await Promise.all([1, 2, 3, 4, 5].map((version) => found(home(6), home(version))));
    expect(dictionaries.map((delta) => delta !== undefined)).toEqual([false, true, true, true, true]);
  });

  it('keeps none that is hardly smaller than the compressed file, and does not try again', async () => {
    await promote(await publish(1, { 'tiny.0001.js': 'a' }));
    await promote(await publish(2, { 'tiny.0002.js': 'b' }));
    await made();
    expect(await found('b', 'a')).toBeUndefined();
    expect((await stored()).filter(({ body }) => body === null).length).toBeGreaterThan(0);
  });

  it('does not serve a stored delta with other bytes, for another dictionary or with another size', async () => {
    await deploy(1, 2);
    const [delta] = await stored().then((rows) => rows.flatMap(({ body }) => body ?? []));
    const frame = frameInBody(hash(home(1)), delta!)!;
    const codec = new DeltaCodec();
    const other = await codec.encode(Buffer.from(home(3)), Buffer.from(home(1)));
    codec.close();
    for (const body of [dczBody(hash(home(1)), other), dczBody(hash(home(3)), frame), Buffer.from('nothing')]) {
      await bench.engine.database.execute(sql`update registry.deltas set body = ${body} where body is not null`);
      registry.close();
      registry = await open();
      expect(await found(home(2), home(1))).toBeUndefined();
    }
  });

  it('removes deltas with either of their files', async () => {
    await deploy(1, 2);
    for (let version = 3; version < 3 + keeping.releases; version += 1) {
      const { folder } = await writeRelease({ remote: 'lobby', version: `1.0.${version}` });
      await registry.publish(folder, { actor: 'test' });
    }
    await made();
    expect((await stored()).some(({ body }) => body !== null)).toBe(true);
    await bench.engine.database.execute(sql`delete from registry.channels`);
    await prune(bench.engine, { now: new Date(Date.now() + (keeping.days + 1) * day) });
    expect((await stored()).filter(({ body }) => body !== null)).toEqual([]);
  });

  it('publishes without deltas where they cannot be made, and reports that once', async () => {
    await deploy(1);
    const codec = new DeltaCodec({ limit: 0 });
    const reported: unknown[] = [];
    const read = async () => ({ identity: Buffer.from(home(2)), brotli: null, gzip: null });
    await bench.engine.database.execute(sql`delete from registry.deltas`);
    const broken = new Deltas({ engine: bench.engine, read, codec, onFailure: (error) => reported.push(error) });
    const id = await publish(2);
    await made();
    await bench.engine.database.execute(sql`delete from registry.deltas`);
    broken.makeLater('lobby', [id]);
    broken.makeLater('lobby', [id, 'unknown']);
    while (broken.pending > 0) await nextTurn();
    expect(reported).toHaveLength(1);
    broken.close();
    await promote(id);
    expect((await registry.file(aurora, 'lobby', 'home.0002.js'))?.identity.toString()).toBe(home(2));
  });
});
