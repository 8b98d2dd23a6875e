import { testBeacon } from '../../testing/test-beacon';
import { BeaconUnreachable, type BeaconRound } from '../drawing/beacon';
import { dayLength, nextInChain, roundTime } from '../drawing/hash-chain';
import { ChainBeacon } from './chain-beacon';

let now = Date.UTC(2026, 0, 2, 3, 4, 5);
let altered: ((value: string) => string) | undefined;
const source = testBeacon(() => now);
const beacon = new ChainBeacon({
  ...source,
  forward: () => 0,
  ask: async (address, headers) => {
    const answer = await source.ask(address, headers);
    const { value } = answer.body as { value?: string };
    return value && altered ? { ...answer, body: { value: altered(value) } } : answer;
  },
});
beforeEach(() => (altered = undefined));

it('names a round with the end of its chain, before the value exists', async () => {
  const named = await beacon.roundAt(now + 60_000);
  expect(named.round * roundTime).toBeGreaterThanOrEqual(now + 60_000);
  expect(await beacon.valueOf(named)).toBeUndefined();
  now += 65_000;
  const value = await beacon.valueOf(named);
  let end = value ?? '';
  const { chain } = named as BeaconRound & { chain: { kind: 'hashes' } };
  for (let round = named.round; round >= chain.firstRound; round--) end = nextInChain(end);
  expect(end).toBe(chain.id);
  expect(chain.firstRound % dayLength).toBe(0);
});

it('derives earlier values from a later one', async () => {
  const [earlier, later] = [await beacon.roundAt(now - 60_000), await beacon.roundAt(now - 5_000)];
  const value = await beacon.valueOf(later);
  altered = () => 'not asked again';
  let derived = value ?? '';
  for (let round = later.round; round > earlier.round; round--) derived = nextInChain(derived);
  expect(await beacon.valueOf(earlier)).toBe(derived);
});

it.each([
  ['another value', () => 'f'.repeat(64)],
  ['the value of another round', nextInChain],
  ['no value', () => ''],
])('refuses %s', async (_name, alter) => {
  now += 3_600_000;
  altered = alter;
  const named = await beacon.roundAt(now - 10_000);
  await expect(beacon.valueOf(named)).rejects.toThrow(BeaconUnreachable);
});

it('lets only the sandbox set its clock forward', async () => {
  const ahead = testBeacon(() => now);
  const later = async (token: string) => {
    const asking = new ChainBeacon({ ...ahead, token, forward: () => 3_600_000 });
    return asking.valueOf(await asking.roundAt(now + 3_500_000));
  };
  expect(await later('a guess')).toBeUndefined();
  expect(await later('of the test')).toMatch(/^[0-9a-f]{64}$/);
});
