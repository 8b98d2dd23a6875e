import { openEngine } from '../engine';
import { openRegistry } from '../registry';
import { tellFailure } from '../server/tell-failure';
import { readCommand, type CommandLine } from './command';
import { run } from './run';

try {
  const line = readCommand(process.argv.slice(2), process.env);
  console.log(typeof line === 'string' ? line : await carryOut(line));
} catch (error) {
  if (process.argv.includes('--json') && error instanceof Error)
    console.log(JSON.stringify({ error: { name: error.name, message: error.message } }, null, 2));
  tellFailure(error);
  process.exit(1);
}

async function carryOut(line: CommandLine): Promise<string> {
  const engine = await openEngine(line);
  const registry = await openRegistry(engine, { environment: line.environment, failed: tellFailure });
  try {
    return await run(line, registry);
  } finally {
    registry.close();
    await engine.close();
  }
}
