import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Milliseconds to wait for an expected line. */
const limit = 30_000;

interface StartOptions {
  environment?: Record<string, string>;
}

/** A program started for a test, and the lines it prints. */
export class ProgramOutput {
  readonly #process: ChildProcess;
  readonly #lines: string[] = [];
  #listeners: (() => void)[] = [];

  private constructor(process: ChildProcess) {
    this.#process = process;
    for (const stream of [process.stdout, process.stderr])
      if (stream) createInterface(stream).on('line', (line) => this.#receive(line));
    process.once('exit', (code, signal) => this.#receive(`(ended with ${signal ?? code})`));
    process.once('error', (error) => this.#receive(`(did not start: ${error.message})`));
  }

  static start(path: string, args: string[], { environment = {} }: StartOptions = {}): ProgramOutput {
    return new ProgramOutput(
      spawn(path, args, {
        // a process group, so that its children end with it
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      }),
    );
  }

  /** Resolves with the first line that matches, past or future. @throws with the whole output after half a minute */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    const end = Date.now() + limit;
    for (;;) {
      for (const line of this.#lines) {
        const found = pattern.exec(line);
        if (found) return found;
      }
      if (this.ended || Date.now() >= end)
        throw new Error(`${this.#process.spawnfile} did not print ${pattern}:\n${this.#lines.join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now());
        this.#listeners.push(() => (clearTimeout(timer), resolve()));
      });
    }
  }

  /** Whether the program has ended or never started. */
  get ended(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  /** The last lines it printed. */
  get tail(): string {
    return this.#lines.slice(-20).join('\n');
  }

  async stop(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.ended) return;
    const ended = once(this.#process, 'exit');
    process.kill(-pid, 'SIGKILL');
    await ended;
  }

  #receive(line: string): void {
    this.#lines.push(line);
    for (const listener of this.#listeners.splice(0)) listener();
  }
}
