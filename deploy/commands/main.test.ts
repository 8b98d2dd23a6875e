import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commandTable } from './command-table.mjs';
import { root } from './root.mjs';

/** A copy of what a fresh clone has before its packages are installed, as far as the commands need it. */
const clone = mkdtempSync(join(tmpdir(), 'atrium-commands-'));
cpSync(join(root, 'deploy/commands'), join(clone, 'deploy/commands'), { recursive: true });
cpSync(join(root, 'package.json'), join(clone, 'package.json'));
afterAll(() => rmSync(clone, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(clone, 'deploy/commands/main.mjs'), ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('lists every command when none is named, before packages are installed', () => {
  const printed = run();

  for (const name of Object.keys(commandTable)) expect(printed).toMatch(new RegExp(`^ {2}${name} `, 'm'));
});

test('runs a command that needs no packages before they are installed', () => {
  expect(run('start', '--help')).toContain('npm start [-- options]');
});

test('explains a command without arguments, and does not run it with any', () => {
  expect(run('verify', '--help')).toBe(`npm run verify: ${commandTable['verify']?.about}\n`);
  expect(() => run('verify', '--fast')).toThrow('npm run verify takes no arguments, but got "--fast".');
});

test.each(['nonsense', 'toString'])('refuses the unknown command %s and lists the commands', (name) => {
  expect(() => run(name)).toThrow(`There is no command "${name}".\n\nnpm run COMMAND`);
});

test('every command is the npm script of the same name', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const dispatched = Object.entries(scripts).filter(([, script]) =>
    script.startsWith('node deploy/commands/main.mjs '),
  );

  expect(dispatched).toEqual(Object.keys(commandTable).map((name) => [name, `node deploy/commands/main.mjs ${name}`]));
});

test.each(Object.entries(commandTable))('%s is a function', async (_name, { load }) => {
  expect(await load()).toBeInstanceOf(Function);
});
