import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openRegistry, type Registry } from '../registry';
import { operatorTokenFile, readOrMakeOperatorToken } from './operator-token';
import { callerOf, issueToken, listTokens, revokeToken } from './tokens';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { identifyCaller } from './identify-caller';

const trust = testTrust();

describeRegistryOnEveryEngine('tokens', (bench) => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: () => undefined });
  });
  afterEach(() => registry.close());

  const issue = (days = 90) =>
    issueToken(registry.engine.database, { name: 'team-lobby', remotes: ['lobby'], days }, 'mei');

  it('identify the caller and its remotes', async () => {
    const { token } = await issue();
    expect(await identifyCaller(registry, token)).toEqual({ name: 'team-lobby', remotes: ['lobby'], operator: false });
  });

  it('are stored only as hashes', async () => {
    const { token } = await issue();
    const { rows } = await bench.engine.database.execute(sql`select t::text as row from registry.tokens t`);
    const secret = token.split('_').slice(2).join('_');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
    expect(JSON.stringify(await listTokens(registry.engine.database))).not.toContain('hash');
  });

  it('for an operator give all rights, in the operator’s name', async () => {
    const { token } = await issueToken(registry.engine.database, { name: 'noor', operator: true, days: 1 }, 'mei');
    expect(await identifyCaller(registry, token)).toEqual({ name: 'noor', remotes: 'all', operator: true });
  });

  it('are refused once they are revoked, with that reason', async () => {
    const { token, id } = await issue();
    await revokeToken(registry.engine.database, id, 'mei');
    await expect(identifyCaller(registry, token)).rejects.toThrow(/team-lobby was revoked/);
    expect(await listTokens(registry.engine.database)).toMatchObject([{ id, issuedBy: 'mei', revokedBy: 'mei' }]);
    await expect(revokeToken(registry.engine.database, id, 'mei')).rejects.toMatchObject({ name: 'TokenUnknown' });
  });

  it('are refused once they have expired, with that reason', async () => {
    const { token, expiresAt } = await issue(30);
    const { database } = bench.engine;
    expect((await callerOf(database, token, new Date(expiresAt.getTime() - 1))).name).toBe('team-lobby');
    await expect(callerOf(database, token, expiresAt)).rejects.toThrow(/expired at/);
  });

  it('are refused if they are invented, or have the secret of another token', async () => {
    const one = await issue();
    const other = await issue();
    const mixed = one.token.replace(one.id, other.id);
    for (const token of ['', 'x', mixed, `${one.token}x`])
      await expect(identifyCaller(registry, token)).rejects.toMatchObject({ name: 'TokenRefused' });
  });
});

it("keeps the operator's token in a file that only its owner can read, and creates it once", () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-operator-'));
  const token = readOrMakeOperatorToken(folder);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readOrMakeOperatorToken(folder)).toBe(token);
  expect(statSync(operatorTokenFile(folder)).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
