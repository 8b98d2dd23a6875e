import { commitmentOf, winningNumber } from '@atrium/api';
import * as fc from 'fast-check';

it('follows the published rule, so that anyone can verify it independently', async () => {
  // printf %s 'seed:CQSSC:1:0' | sha256sum, then each byte below 250 modulo 10
  expect(await commitmentOf('seed')).toBe('19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b');
  expect(await winningNumber({ seed: 'seed' }, 'CQSSC', '1')).toBe(await byHand('seed:CQSSC:1:0'));
  const inputs = { seed: 'seed', slipsHash: 'slips', beacon: 'beacon' };
  expect(await winningNumber(inputs, 'CQSSC', '1')).toBe(await byHand('seed:slips:beacon:CQSSC:1:0'));
});

it('draws digits for SSC, and distinct numbers from 01 to 11 for 11X5', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (seed, numero) => {
      expect(await winningNumber({ seed }, 'CQSSC', numero)).toMatch(/^\d(,\d){4}$/);
      const five = (await winningNumber({ seed }, 'SD11X5', numero)).split(',');
      expect(new Set(five).size).toBe(5);
      for (const number of five) expect(number).toMatch(/^(0[1-9]|1[01])$/);
    }),
  );
});

it('draws all ten for PK10, once each', async () => {
  const ten = (await winningNumber({ seed: 'seed' }, 'BJPK10', '1')).split(',');
  expect([...ten].sort()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
});

async function byHand(text: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  const bytes = [...createHash('sha256').update(text).digest()];
  return bytes
    .filter((byte) => byte < 250)
    .slice(0, 5)
    .map((byte) => byte % 10)
    .join(',');
}
