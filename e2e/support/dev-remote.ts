import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** A copy of a remote, built by `npm run dev` for a running portal. */
export class DevRemote {
  /** Output of the command. */
  readonly printed: string[] = [];
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(folder: string, process: ChildProcess) {
    this.#folder = folder;
    this.#process = process;
    for (const stream of [process.stdout, process.stderr])
      if (stream) createInterface(stream).on('line', (line) => this.printed.push(line));
  }

  static async start(remote: string, portal: { operations: string; data?: string }): Promise<DevRemote> {
    // inside the repository, so that its imports resolve
    const parent = join(root, '.cache/developed');
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, `remote-${remote}-`));
    cpSync(join(root, `remote-${remote}`), folder, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
    });
    const command = ['deploy/commands/main.mjs', 'dev', remote, '--folder', folder];
    const location = portal.data === undefined ? [] : ['--data', portal.data];
    const started = spawn(process.execPath, [...command, '--portal', portal.operations, ...location], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new DevRemote(folder, started);
  }

  /** Replaces a text in a file, which must contain it. */
  change(file: string, from: string, to: string): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, text.replace(from, to));
  }

  /** Prepends a line to a file. */
  prepend(file: string, line: string): void {
    const path = join(this.#folder, file);
    writeFileSync(path, line + readFileSync(path, 'utf8'));
  }

  /** Stops the command like Ctrl-C. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.exitCode === null && this.#process.kill('SIGINT')) await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
