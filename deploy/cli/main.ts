import { openEngine } from '../engine';
import { openRegistry } from '../registry';
import { tellFailure } from '../server/tell-failure';
import { readCommand, usage } from './command';
import { run } from './run';

try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.name === 'help') {
    console.log(usage);
  } else {
    const engine = await openEngine(command);
    const registry = await openRegistry(engine, { environment: command.environment, failed: tellFailure });
    try {
      console.log(await run(command, registry));
    } finally {
      registry.close();
      await engine.close();
    }
  }
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
