import { commandTable } from '../command-table.mjs';
import { installWhenNeeded } from '../installing/install.mjs';
import { CommandError, withReportedFailure } from './steps.mjs';

/**
 * Runs a command of the table. On a fresh clone, or after the lock file has changed, the packages are installed first.
 * @param {string[]} args the name of the command and its arguments; without a name the commands are listed
 */
export function runCommand([name, ...args]) {
  return withReportedFailure(async () => {
    if (name === undefined) return console.log(listCommands());
    const found = Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
    if (!found) throw new CommandError(`There is no command "${name}".\n\n${listCommands()}`);
    if (found.takesNoArguments && args.length > 0) {
      if (args.includes('--help')) return console.log(`npm run ${name}: ${found.about}`);
      throw new CommandError(`npm run ${name} takes no arguments, but got "${args.join(' ')}".`);
    }
    if (found.needsPackages) await installWhenNeeded();
    const run = await found.load();
    await run(args);
  });
}

function listCommands() {
  const width = Math.max(...Object.keys(commandTable).map((name) => name.length));
  const lines = Object.entries(commandTable).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return `npm run COMMAND [-- arguments]\n\n${lines.join('\n')}`;
}
