import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saidBy, stagesOf, type Instruction } from './image/containerfile';

const root = join(import.meta.dirname, '../..');
/** Milliseconds until what the image starts has to be healthy. */
const patience = 120_000;
const port = '4477';

/**
 * Does what deploy/images/Containerfile says, without containers: its commands run literally in a clean folder, what it
 * copies is copied, and what it starts has to pass its own health check. Folders stand for /app and /data of each stage.
 * @throws where a command fails, or the server does not become healthy
 */
export async function prove(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-image-'));
  const [build = [], last = []] = stagesOf(readFileSync(join(root, 'deploy/images/Containerfile'), 'utf8'));
  try {
    const built = join(folder, 'build');
    mkdirSync(built);
    copyRepository(built);
    for (const command of saidBy(build, 'RUN')) run(command, built);

    const app = join(folder, 'app');
    const inPlace = (text: string) => text.replaceAll('/app', app).replaceAll('/data', join(folder, 'data'));
    for (const copied of saidBy(last, 'COPY')) {
      const [from = '', to = ''] = copied.replace('--from=build ', '').split(' ');
      const target = join(app, to === './' ? from.replace('/app/', '') : to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(from.replace('/app', built), target, { recursive: true, verbatimSymlinks: true });
    }
    // only a container has the user the folder is for
    for (const command of saidBy(last, 'RUN')) run(inPlace(command.replace(/ && chown .*$/, '')), app);
    await startAndAsk(last, app, inPlace);
    console.log('\nWhat the image holds starts and is healthy.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** COPY . . of what is in the repository, with what is not committed yet. */
function copyRepository(target: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).toString();
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

function run(command: string, folder: string): void {
  console.log(`  ${command}`);
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quiet(),
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

async function startAndAsk(stage: Instruction[], app: string, inPlace: (text: string) => string): Promise<void> {
  const own = (text: string) => JSON.parse(inPlace(text.slice(text.indexOf('['))).replaceAll('4400', port)) as string[];
  const [program = '', ...args] = own(saidBy(stage, 'CMD')[0] ?? '[]');
  const [asker = '', ...question] = own(saidBy(stage, 'HEALTHCHECK')[0] ?? '[]');
  const set = Object.fromEntries(
    saidBy(stage, 'ENV').flatMap((line) =>
      inPlace(line)
        .split(' ')
        .map((pair) => pair.split('=')),
    ),
  ) as Record<string, string>;
  console.log(`  ${[program, ...args].join(' ')}`);
  // as the compose file does: the sandbox answers, and what was built is published
  const environment = { ...quiet(), ...set, PORT: port, NODE_ENV: 'demonstration', ATRIUM_BUILT: join(app, 'built') };
  const server = spawn(program, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for (const end = Date.now() + patience; Date.now() < end && server.exitCode === null; await wait(250))
      if (spawnSync(asker, question).status === 0) return;
    throw new Error(
      `The server ${server.exitCode === null ? 'did not become healthy' : `ended with ${server.exitCode}`}`,
    );
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Without what npm and the repository's own commands set. */
function quiet(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ATRIUM_|DATABASE_URL$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
    ),
  );
}
