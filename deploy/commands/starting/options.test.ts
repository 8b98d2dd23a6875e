import { root } from '../root.mjs';
import { startOptions } from './options.mjs';

test('the defaults are port 4400 and the data folder of the repository', () => {
  expect(startOptions([])).toEqual({
    port: 4400,
    data: `${root}/.atrium/data`,
    strictSource: false,
    help: undefined,
  });
});

test('an absolute data folder is kept', () => {
  expect(startOptions(['--data', '/srv/atrium']).data).toBe('/srv/atrium');
});

test('--strict-source is passed on', () => {
  expect(startOptions(['--strict-source']).strictSource).toBe(true);
});

test.each([['--port', 'abc'], ['--port', '70000'], ['--port', '-1'], ['--prot', '80'], ['4400']])(
  '%s %s is refused with a sentence',
  (...args) => {
    expect(() => startOptions(args.filter((part) => typeof part === 'string'))).toThrow(
      /--port|Unknown|Unexpected|ambiguous/,
    );
  },
);

test('the help names every option and DATABASE_URL', () => {
  expect(startOptions(['--help']).help).toMatch(/--port[\s\S]*--data[\s\S]*--strict-source[\s\S]*DATABASE_URL/);
});
