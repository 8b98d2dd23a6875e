import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { openRegistry, type Registry } from '../registry';
import { readReleaseFolder } from '../publishing/read-release-folder';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease, type ReleaseRecipe } from '../testing/write-release';
import { makeKeyFiles, readSigner, readTrustedKeys, signingKeyFile, trustedKeysFile } from './key-files';
import type { Signer } from './signer';
import { TrustedKeys } from './trusted-keys';
import { aurora } from '../testing/aurora';
import { asOperator } from '../testing/as-operator';

const trust = testTrust();
const trusting = (...signers: Signer[]) =>
  TrustedKeys.read(signers.map(({ publicKey }, index) => `key${index} ${publicKey}`).join('\n'), 'the test');

describeRegistryOnEveryEngine('a signed release', (bench) => {
  let registry: Registry;
  let failures: string[];
  const open = (parts: Partial<typeof trust> = {}) =>
    openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      ...parts,
      onFailure: (error) => failures.push(String(error)),
    });
  beforeEach(async () => {
    failures = [];
    registry = await open();
  });
  afterEach(() => registry.close());

  const run = (statement: SQL) => bench.engine.database.execute(statement);
  const release = async (recipe: ReleaseRecipe) => {
    const { folder, id, entry } = await writeRelease(recipe);
    await registry.publish(folder, { actor: 'test' });
    await registry.promote({ remote: recipe.remote, release: id, actor: 'test' });
    return { id, entry };
  };
  const stableIn = ({ snapshot }: Registry) => snapshot().channels[0]?.stable;
  /** What is served by a running gateway, and by one that starts now. */
  const served = async () => {
    await registry.refresh();
    const other = await open();
    other.close();
    return { before: stableIn(registry), fresh: stableIn(other) };
  };

  it('has only the privileges that the operator has granted to its key', async () => {
    const { folder } = await writeRelease({ remote: 'promo', descriptor: { privileges: ['session'] } });
    const publish = async (parts: Partial<typeof trust>) => {
      const other = await open(parts);
      other.close();
      return other.publish(folder, { actor: 'test' });
    };
    await expect(publish(testTrust('team-promo', 'promo'))).rejects.toThrow(
      /requests the privilege session, which is not granted .* NAME KEY promo session$/,
    );
    await expect(publish(testTrust('team-promo', 'promo session'))).resolves.toBeDefined();
  });

  it('is no longer served once a privilege it uses is withdrawn from its key', async () => {
    const key = testTrust('team-promo', 'promo session');
    const { manifest } = await readReleaseFolder(
      (await writeRelease({ remote: 'promo', descriptor: { privileges: ['session'] } })).folder,
    );
    const signature = key.signer.sign(manifest);
    expect(key.trusted.verifyRelease(manifest, [signature])).toBe(true);
    key.trusted.replaceWith(TrustedKeys.read(`team-promo ${key.signer.publicKey} promo`, 'the test'));
    expect(key.trusted.verifyRelease(manifest, [signature])).toBe(false);
    expect(() => TrustedKeys.read(`x ${key.signer.publicKey} promo money`, 'the test')).toThrow('no privilege money');
  });

  it('is accepted only from a key that is trusted for it', async () => {
    const { folder } = await writeRelease({ remote: 'lobby' });
    const publish = async (parts: Partial<typeof trust>) => {
      const other = await open(parts);
      other.close();
      return other.publish(folder, { actor: 'test' });
    };
    await expect(publish({ signer: testTrust().signer })).rejects.toMatchObject({ name: 'Unsigned' });
    const mallOnly = testTrust('team-mall', 'mall');
    await expect(publish(mallOnly)).rejects.toThrow('not trusted here for it');
    expect(await asOperator(registry)('releases', { remote: 'lobby' })).toEqual([]);
    const lobbyToo = testTrust('team', 'mall,lobby');
    expect(await publish(lobbyToo)).toMatchObject({ outcome: 'published' });
  });

  it('is served by a gateway that trusts another of its signers', async () => {
    const [one, other] = [testTrust().signer, testTrust().signer];
    const gateway = (team: Signer) => open({ signer: team, trusted: trusting(trust.signer, team) });
    const first = await gateway(one);
    const { folder, id } = await writeRelease({ remote: 'lobby' });
    await first.publish(folder, { actor: 'test' });
    await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    const second = await gateway(other);
    expect(stableIn(second)).toBeUndefined();
    expect(await second.publish(folder, { actor: 'test' })).toMatchObject({ id, outcome: 'unchanged' });
    await second.refresh();
    expect(stableIn(second)).toBe(id);
    first.close();
    second.close();
  });

  it.each([
    [
      'with an altered descriptor',
      sql`update registry.releases set manifest = jsonb_set(manifest, '{descriptor,privileges}', '["session"]') where version = '2.0.0'`,
    ],
    [
      'with an altered list of files',
      sql`update registry.releases set manifest = jsonb_set(manifest, '{files,evil.js}', '{"bytes":1,"type":"text/javascript","integrity":"sha256-x"}') where version = '2.0.0'`,
    ],
    [
      'with another signature',
      sql`update registry.signatures set signature = (select signature from registry.signatures s join registry.releases r on r.id = s.release where r.version = '1.0.0') where release = (select id from registry.releases where version = '2.0.0')`,
    ],
    [
      'without a signature',
      sql`delete from registry.signatures where release = (select id from registry.releases where version = '2.0.0')`,
    ],
    [
      'with the contents of another release',
      sql`update registry.releases set manifest = (select manifest from registry.releases where version = '1.0.0') where version = '2.0.0'`,
    ],
  ])('%s is not served: a running gateway keeps the former one, and a new one serves nothing', async (_what, alter) => {
    await release({ remote: 'lobby', version: '1.0.0' });
    const { id: bad } = await release({ remote: 'lobby', version: '2.0.0' });
    await run(alter);
    const { before, fresh } = await served();
    expect(before).toBe(bad);
    expect(registry.snapshot().release('lobby', bad)?.descriptor?.privileges).toBeUndefined();
    expect(registry.snapshot().release('lobby', bad)?.files).not.toHaveProperty('evil.js');
    expect(fresh).toBeUndefined();
    expect(failures.join()).toContain(`The stored releases lobby/${bad} have no trusted signature`);
  });

  it('is not replaced by a release that was written directly to the database', async () => {
    const { id } = await release({ remote: 'lobby' });
    await run(sql`insert into registry.releases (remote, id, version, manifest)
      select remote, 'ffffffffffffffffffff', '9.9.9', jsonb_set(manifest, '{id}', '"ffffffffffffffffffff"') from registry.releases`);
    await run(sql`update registry.channels set stable = 'ffffffffffffffffffff', revision = revision + 1`);
    expect((await served()).before).toBe(id);
  });

  it('is removed from canaries and pins once it is altered, which then get the stable release', async () => {
    const { id } = await release({ remote: 'lobby', version: '1.0.0' });
    const { folder, id: tried } = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    await registry.publish(folder, { actor: 'test' });
    const audience = { percent: 50 };
    await registry.change({ remote: 'lobby', change: { action: 'canary', release: tried, audience }, actor: 'test' });
    await run(sql`delete from registry.signatures where release = ${tried}`);
    await registry.refresh();
    expect(registry.snapshot().channels[0]).toMatchObject({ stable: id });
    expect(registry.snapshot().channels[0]?.canary).toBeUndefined();
  });

  const code = `export const text = '${'all the same '.repeat(200)}';`;

  it('is not served with altered files', async () => {
    await release({ remote: 'lobby', files: { 'home.0001.js': code } });
    await run(sql`update registry.files set identity = 'evil()'::bytea where length(identity) > 1000`);
    expect(await registry.file(aurora, 'lobby', 'home.0001.js')).toBeUndefined();
    expect(failures.join()).toContain('do not match its hash');
  });

  it('is served uncompressed if only the compressed form of a file was altered', async () => {
    await release({ remote: 'lobby', files: { 'home.0001.js': code } });
    await run(sql`update registry.files set brotli = 'evil()'::bytea where brotli is not null`);
    const file = await registry.file(aurora, 'lobby', 'home.0001.js');
    expect(file).toMatchObject({ brotli: null });
    expect(file?.identity.toString()).toBe(code);
    expect(file?.gzip).not.toBeNull();
  });

  it('is not served with another file under the name of one of its own', async () => {
    await release({ remote: 'lobby', files: { 'home.0001.js': code } });
    await run(
      sql`update registry.addresses set integrity = (select integrity from registry.addresses where name like 'entry%') where name like 'home%'`,
    );
    expect((await registry.file(aurora, 'lobby', 'home.0001.js'))?.identity.toString()).toBe(code);
  });

  it('is repaired by publishing it again, whatever was altered', async () => {
    const { folder, id } = await writeRelease({ remote: 'lobby', files: { 'home.0001.js': code } });
    await registry.publish(folder, { actor: 'test' });
    await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    await run(sql`update registry.files set identity = 'evil()'::bytea`);
    await run(sql`update registry.releases set manifest = jsonb_set(manifest, '{entry}', '"home.0001.js"')`);
    expect((await served()).fresh).toBeUndefined();
    expect(await registry.publish(folder, { actor: 'test' })).toMatchObject({ id, outcome: 'unchanged' });
    expect(await served()).toEqual({ before: id, fresh: id });
    expect((await registry.file(aurora, 'lobby', 'home.0001.js'))?.identity.toString()).toBe(code);
    expect(registry.refused()).toEqual({ releases: [], channels: [] });
  });

  it('still has its files served when it is long out of use', async () => {
    await release({ remote: 'lobby', version: '1.0.0', files: { 'old.0001.js': code } });
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) await release({ remote: 'lobby', version });
    expect((await registry.file(aurora, 'lobby', 'old.0001.js'))?.identity.toString()).toBe(code);
  });
});

describe('the keys of a data folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-keys-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are created once, readable only by their owner, and trust each other', async () => {
    makeKeyFiles(folder);
    const signer = readSigner(signingKeyFile(folder));
    makeKeyFiles(folder);
    expect(readSigner(signingKeyFile(folder)).publicKey).toBe(signer.publicKey);
    for (const file of [signingKeyFile(folder), trustedKeysFile(folder)])
      expect(statSync(file).mode & 0o777).toBe(0o600);
    const { manifest } = await readReleaseFolder((await writeRelease({ remote: 'lobby' })).folder);
    expect(readTrustedKeys(trustedKeysFile(folder)).verifyRelease(manifest, [signer.sign(manifest)])).toBe(true);
  });

  it('are refused with a sentence if the files are missing', () => {
    expect(() => readSigner(join(folder, 'nothing'))).toThrow('atrium key FILE');
    expect(() => TrustedKeys.read('# keys\nlocal x\nlonely\n', 'the file')).toThrow(
      expect.objectContaining({ name: 'TrustedKeysUnusable' }),
    );
    expect(() => TrustedKeys.read('local x', 'the file')).toThrow('line 1: an Ed25519 key has 32 bytes');
  });
});
