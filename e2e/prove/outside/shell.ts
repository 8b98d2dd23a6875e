import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A shell that keeps its folder and exported variables from one line to the next. */
export class Shell {
  readonly #variables: NodeJS.ProcessEnv;
  #folder: string;

  constructor(folder: string, variables: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#variables = { ...variables };
  }

  get folder(): string {
    return this.#folder;
  }

  /** Runs a line. @returns what it printed @throws with that, when it fails */
  async run(line: string): Promise<string> {
    // the shell prints its folder and variables last
    const mark = '--- end of output ---';
    const { code, output, errors } = await collect(
      this.#spawn(`set -e; ${line}\necho '${mark}'; pwd; env -0 | base64 | tr -d "\\n"`),
    );
    const [printed = '', state = ''] = output.split(`${mark}\n`);
    if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output}${errors}`);
    const [folder = '', variables = ''] = state.split('\n');
    this.#folder = folder;
    for (const pair of Buffer.from(variables, 'base64').toString().split('\0')) {
      const [name = '', ...value] = pair.split('=');
      if (name) this.#variables[name] = value.join('=');
    }
    return printed;
  }

  /** Starts a line that keeps running, and resolves once it has printed the awaited text. */
  async start(line: string, awaited: RegExp): Promise<{ printed: string; end(): Promise<void> }> {
    const child = this.#spawn(`exec ${line}`, true);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const printed = await printedUntil(child, awaited);
    return {
      printed,
      end: async () => {
        // as Ctrl-C does: to the whole process group
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
        await ended;
      },
    };
  }

  #spawn(script: string, detached = false): ChildProcess {
    return spawn('bash', ['-c', script], {
      cwd: this.#folder,
      env: this.#variables,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
  }
}

function collect(child: ChildProcess): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    let [output, errors] = ['', ''];
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}

function printedUntil(child: ChildProcess, awaited: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const read = (line: string) => {
      lines.push(line);
      if (awaited.test(line)) resolve(lines.join('\n'));
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${lines.join('\n')}`)));
  });
}
