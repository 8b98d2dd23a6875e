import { resolve } from 'node:path';
import { devOptions } from './options.mjs';

it('takes the remote by its name, and sources that lie elsewhere', () => {
  expect(devOptions(['lobby'])).toMatchObject({ folder: resolve('remote-lobby'), portal: undefined, port: '4400' });
  expect(devOptions(['lobby', '--folder', 'remote-member'])).toMatchObject({ folder: resolve('remote-member') });
});

it('takes a portal by its address, whatever page of it is named', () => {
  expect(devOptions(['lobby', '--portal', 'http://localhost:4500/electron'])).toMatchObject({
    portal: 'http://localhost:4500',
  });
});

it('refuses a remote that does not exist, and says what is missing', () => {
  expect(() => devOptions(['nobody'])).toThrow('remote.config.ts is missing');
});

it('says how it is used when no remote is named', () => {
  expect(() => devOptions([])).toThrow('npm run dev -- REMOTE');
});
