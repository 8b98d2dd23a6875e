import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs Playwright's test runner in this terminal.
 * @param configuration path of the configuration file
 * @param options of the runner, for example `member` or `--workers 1`
 * @throws with `failed` as the message when a test fails or none runs
 */
export async function runPlaywright(
  configuration: string,
  options: string[],
  { environment = {}, failed }: { environment?: Record<string, string>; failed: string },
): Promise<void> {
  const runner = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', configuration, ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  const [code] = (await once(runner, 'exit')) as [number | null];
  if (code !== 0) throw new Error(failed);
}
