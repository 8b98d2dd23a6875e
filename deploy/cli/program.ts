import { printFailure } from '../server/print-failure';
import { readCommand, type CommandLine } from './command';
import type { Commands } from './commands/cli-command';
import { connectLazily, signerOf, type ConnectWithoutAddress } from './connecting/connect';
import { run, type Printed } from './run';

/** Runs the command line of this process, prints the result, and sets the exit code. */
export async function runProgram(commands: Commands, withoutAddress: ConnectWithoutAddress): Promise<void> {
  try {
    const line = readCommand(process.argv.slice(2), process.env, commands);
    const { text, failed } =
      typeof line === 'string' ? { text: line, failed: false } : await execute(line, withoutAddress);
    console.log(text);
    if (failed) process.exitCode = 1;
  } catch (error) {
    if (process.argv.includes('--json') && error instanceof Error)
      console.log(JSON.stringify({ error: { name: error.name, message: error.message } }, null, 2));
    printFailure(error);
    process.exit(1);
  }
}

async function execute(line: CommandLine, withoutAddress: ConnectWithoutAddress): Promise<Printed> {
  const { ask, close } = connectLazily(line.location, withoutAddress);
  try {
    return await run(line, ask, () => signerOf(line.location));
  } finally {
    await close();
  }
}
