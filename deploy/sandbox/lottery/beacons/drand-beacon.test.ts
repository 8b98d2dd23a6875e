import { createHash } from 'node:crypto';
import { BeaconUnreachable } from '../drawing/beacon';
import type { AskBeacon } from './ask-beacon';
import { DrandBeacon } from './drand-beacon';
import { readBeaconSetting } from './read-beacon-setting';

const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const setting = `drand+https://api.drand.test/${chain}?period=3&genesis=1692803367&relay=https://relay.drand.test`;
const genesis = 1_692_803_367_000;

const signature = 'ab'.repeat(48);
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
const other = 'cd'.repeat(48);
const otherRandomness = createHash('sha256').update(Buffer.from(other, 'hex')).digest('hex');

function drand(answers: Record<string, { status?: number; randomness?: string; signature?: string }> = {}) {
  const asked: string[] = [];
  const ask: AskBeacon = async (address) => {
    asked.push(address);
    const { status = 200, ...fields } = answers[new URL(address).host] ?? {};
    return { status, body: { round: Number(address.split('/').at(-1)), randomness, signature, ...fields } };
  };
  const source = readBeaconSetting(setting);
  if (source?.kind !== 'drand') throw new Error('The setting is not read.');
  return { beacon: new DrandBeacon(source, () => 0, ask), asked };
}

it('names the first round at a time or later by the public parameters', async () => {
  const { beacon } = drand();
  const roundsAt = [genesis, genesis + 1, genesis + 3_000, genesis + 3_001].map((time) => beacon.roundAt(time));
  expect((await Promise.all(roundsAt)).map(({ round }) => round)).toEqual([1, 2, 2, 3]);
});

it('takes the value that all relays publish', async () => {
  const { beacon, asked } = drand();
  expect(await beacon.valueOf(await beacon.roundAt(genesis + 30_000))).toBe(randomness);
  expect(asked).toEqual([`https://api.drand.test/${chain}/public/11`, `https://relay.drand.test/${chain}/public/11`]);
});

it('has no value before its time', async () => {
  const { beacon } = drand({ 'relay.drand.test': { status: 425 } });
  expect(await beacon.valueOf(await beacon.roundAt(genesis))).toBeUndefined();
});

it.each([
  ['that is not of its signature', { randomness: otherRandomness }],
  ['of which another relay says otherwise', { randomness: otherRandomness, signature: other }],
  ['of a relay that fails', { status: 500 }],
])('refuses a value %s', async (_name, answer) => {
  const { beacon } = drand({ 'relay.drand.test': answer });
  await expect(beacon.valueOf(await beacon.roundAt(genesis))).rejects.toThrow(BeaconUnreachable);
});

it.each([
  ['http://localhost:4500', 'hashes'],
  ['https://beacon.example', 'hashes'],
  ['http://beacon.example', undefined],
  ['drand+https://api.drand.test/short?period=3&genesis=1', undefined],
  [`drand+https://api.drand.test/${chain}?period=0&genesis=1`, undefined],
  [`drand+https://api.drand.test/${chain}?period=3&genesis=1&relay=http://relay.test`, undefined],
  ['somewhere', undefined],
])('reads the setting %s as %s', (text, kind) => expect(readBeaconSetting(text)?.kind).toBe(kind));
