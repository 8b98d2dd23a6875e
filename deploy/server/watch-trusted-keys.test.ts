import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newSigningKey,
  readReleaseFolder,
  readSigner,
  readTrustedKeys,
  type Signer,
  type TrustedKeys,
} from '../registry';
import { writeRelease } from '../registry/testing/write-release';
import { watchTrustedKeys } from './watch-trusted-keys';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-trust-'));
  file = join(folder, 'trusted-keys');
});
afterEach(() => rmSync(folder, { recursive: true }));

function team(name: string): Signer {
  const path = join(folder, `${name}.pem`);
  writeFileSync(path, newSigningKey());
  return readSigner(path);
}

async function isTrusted(trusted: TrustedKeys, signer: Signer): Promise<boolean> {
  const { manifest } = await readReleaseFolder((await writeRelease({ remote: 'promo' })).folder);
  return trusted.verifyRelease(manifest, [signer.sign(manifest)]);
}

/** The outcome of the next poll after the file was changed. */
function nextPoll(trusted: TrustedKeys, change: () => void): Promise<'changed' | Error> {
  return new Promise((resolve) => {
    const stop = watchTrustedKeys({
      file,
      trusted,
      interval: 10,
      onChange: () => (stop(), resolve('changed')),
      onFailure: (error) => (stop(), resolve(error as Error)),
    });
    change();
  });
}

it('trusts a team once its line is added', async () => {
  const [first, second] = [team('first'), team('second')];
  writeFileSync(file, `first ${first.publicKey}\n`);
  const trusted = readTrustedKeys(file);
  expect(await isTrusted(trusted, second)).toBe(false);

  const outcome = await nextPoll(trusted, () =>
    writeFileSync(file, `first ${first.publicKey}\nsecond ${second.publicKey} promo\n`),
  );

  expect(outcome).toBe('changed');
  expect(await isTrusted(trusted, second)).toBe(true);
  expect(await isTrusted(trusted, first)).toBe(true);
});

it('keeps the trusted keys while the file cannot be read, and reports why', async () => {
  const first = team('first');
  writeFileSync(file, `first ${first.publicKey}\n`);
  const trusted = readTrustedKeys(file);

  const outcome = await nextPoll(trusted, () => writeFileSync(file, 'half of a li'));

  expect(String(outcome)).toContain('line 1');
  expect(await isTrusted(trusted, first)).toBe(true);
});
