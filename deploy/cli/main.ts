import { tellFailure } from '../server/tell-failure';
import { readCommand, type CommandLine } from './command';
import { connectLater, signerOf } from './connecting/connect';
import { run, type Printed } from './run';

try {
  const line = readCommand(process.argv.slice(2), process.env);
  const { text, failed } = typeof line === 'string' ? { text: line, failed: false } : await carryOut(line);
  console.log(text);
  if (failed) process.exitCode = 1;
} catch (error) {
  if (process.argv.includes('--json') && error instanceof Error)
    console.log(JSON.stringify({ error: { name: error.name, message: error.message } }, null, 2));
  tellFailure(error);
  process.exit(1);
}

async function carryOut(line: CommandLine): Promise<Printed> {
  const { ask, close } = connectLater(line.place);
  try {
    return await run(line, ask, () => signerOf(line.place));
  } finally {
    await close();
  }
}
