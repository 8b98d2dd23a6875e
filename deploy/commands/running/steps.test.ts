import { jest } from '@jest/globals';

import { CommandError, withReportedFailure } from './steps.mjs';

async function printedFor(error: Error): Promise<string> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await withReportedFailure(() => Promise.reject(error));
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  process.exitCode = 0;
  return printed;
}

test('a CommandError is printed without its stack', async () => {
  expect(await printedFor(new CommandError('Port 80 is taken.'))).toBe('\nPort 80 is taken.\n');
});

test('a full disk is printed with a hint', async () => {
  expect(await printedFor(new Error('ENOSPC: no space left on device, write'))).toContain('The disk is full.');
});

test('any other error is printed with its stack', async () => {
  expect(await printedFor(new TypeError('x is not a function'))).toContain('steps.test.ts');
});
