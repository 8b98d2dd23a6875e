import { benchOptions } from './options';

it('reads the rounds and the pages to measure', () => {
  expect(benchOptions(['--rounds', '3', '--only', '/,/member'])).toEqual({ rounds: 3, only: ['/', '/member'] });
  expect(benchOptions([])).toEqual({ rounds: 15, only: [] });
});

it.each(['0', '-1', 'many', '1.5'])('rejects %j for rounds', (rounds) => {
  expect(() => benchOptions([`--rounds=${rounds}`])).toThrow(/--rounds takes a whole number from 1/);
});
