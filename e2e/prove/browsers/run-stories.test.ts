import { jest } from '@jest/globals';
import { DriverEnded } from '../../support/engines/driver-ended';
import type { EngineBrowser } from '../../support/engines/engine';
import { runStories } from './run-stories';

const browser = {
  engine: 'webkit',
  version: 'WebKit 1',
  newTab: jest.fn(),
  close: jest.fn(),
} as unknown as EngineBrowser;
const portal = { page: () => '', port: 0, operations: '' };
const failing = (...errors: Error[]) => jest.fn(() => (errors[0] ? Promise.reject(errors.shift()) : Promise.resolve()));

it('runs a story once more when the driver ended, and says so', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const run = failing(new DriverEnded('out of memory'));
  const [result] = await runStories(browser, portal, [{ title: 'home', run }]);
  expect(run).toHaveBeenCalledTimes(2);
  expect(result).not.toHaveProperty('failure');
  expect(String(printed.mock.calls)).toContain('out of memory');
});

it.each([
  ['a driver that ends twice', [new DriverEnded('one'), new DriverEnded('two')], 2],
  ['a failure of the page, without another run', [new Error('no heading')], 1],
])('reports %s', async (_what, errors, runs) => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const run = failing(...errors);
  const last = String(errors.at(-1));
  const [result] = await runStories(browser, portal, [{ title: 'home', run }]);
  expect(run).toHaveBeenCalledTimes(runs);
  expect(result?.failure).toBe(last);
});
