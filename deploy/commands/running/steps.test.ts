import { jest } from '@jest/globals';

import { command, CommandError } from './steps.mjs';

async function toldBy(error: Error): Promise<string> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await command(() => Promise.reject(error));
  const told = write.mock.calls.map(([text]) => String(text)).join('');
  process.exitCode = 0;
  return told;
}

test('a refusal is told in its own words, without a stack', async () => {
  expect(await toldBy(new CommandError('Port 80 is taken.'))).toBe('\nPort 80 is taken.\n');
});

test('a full disk is told as what it is', async () => {
  expect(await toldBy(new Error('ENOSPC: no space left on device, write'))).toContain('The disk is full.');
});

test('a surprise keeps its stack', async () => {
  expect(await toldBy(new TypeError('x is not a function'))).toContain('steps.test.ts');
});
