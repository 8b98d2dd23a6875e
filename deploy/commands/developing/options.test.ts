import { resolve } from 'node:path';
import { devOptions } from './options.mjs';

it('finds the remote by its name, or in another folder', () => {
  expect(devOptions(['lobby'])).toMatchObject({ folder: resolve('remote-lobby'), portal: undefined, port: '4400' });
  expect(devOptions(['lobby', '--folder', 'remote-member'])).toMatchObject({ folder: resolve('remote-member') });
});

it('reduces the address of any page to the origin of its portal', () => {
  expect(devOptions(['lobby', '--portal', 'http://localhost:4500/electron'])).toMatchObject({
    portal: 'http://localhost:4500',
  });
});

it('refuses a remote that does not exist, and names the missing file', () => {
  expect(() => devOptions(['missing'])).toThrow('remote.config.ts is missing');
});

it('prints the usage when no remote is named', () => {
  expect(() => devOptions([])).toThrow('npm run dev -- REMOTE');
});
