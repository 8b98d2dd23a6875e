import { tellFailure } from '../server/tell-failure';
import { readCommand, type CommandLine } from './command';
import type { Commands } from './commands/cli-command';
import { connectLater, signerOf, type Otherwise } from './connecting/connect';
import { run, type Printed } from './run';

/** The command line as a program: reads what was typed, carries it out, prints, and ends with what a pipeline heeds. */
export async function runProgram(commands: Commands, otherwise: Otherwise): Promise<void> {
  try {
    const line = readCommand(process.argv.slice(2), process.env, commands);
    const { text, failed } = typeof line === 'string' ? { text: line, failed: false } : await carryOut(line, otherwise);
    console.log(text);
    if (failed) process.exitCode = 1;
  } catch (error) {
    if (process.argv.includes('--json') && error instanceof Error)
      console.log(JSON.stringify({ error: { name: error.name, message: error.message } }, null, 2));
    tellFailure(error);
    process.exit(1);
  }
}

async function carryOut(line: CommandLine, otherwise: Otherwise): Promise<Printed> {
  const { ask, close } = connectLater(line.place, otherwise);
  try {
    return await run(line, ask, () => signerOf(line.place));
  } finally {
    await close();
  }
}
