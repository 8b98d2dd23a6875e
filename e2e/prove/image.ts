import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defineProof } from './define-proof/define-proof';
import { argumentsOf, stagesOf, type Instruction } from './image/containerfile';

const root = join(import.meta.dirname, '../..');
/** Health checks, a quarter of a second apart, before the server counts as one that never becomes healthy. */
const polls = 2_400;
const port = '4477';

/**
 * Follows deploy/images/Containerfile without containers: runs its RUN and COPY instructions in a clean folder, starts
 * its command, and runs its health check. Folders replace /app and /data of each stage. A short run reuses the installed
 * packages and builds of this repository; the packages of the last stage are installed.
 */
export const proof = defineProof({
  options: {},
  run: async ({ short, report }) => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-image-'));
    const [build = [], last = []] = stagesOf(readFileSync(join(root, 'deploy/images/Containerfile'), 'utf8'));
    try {
      const built = join(folder, 'build');
      mkdirSync(built);
      copyRepository(built);
      if (short) copyInstalledAndBuilt(built);
      const [install, ...commands] = argumentsOf(build, 'RUN');
      for (const command of short ? commands : [install, ...commands]) run(command ?? '', built);

      const app = join(folder, 'app');
      const inPlace = (text: string) => text.replaceAll('/app', app).replaceAll('/data', join(folder, 'data'));
      const copies = argumentsOf(last, 'COPY');
      report.reached(copies.length, 'COPY instructions of the last stage', 3);
      for (const copied of copies) {
        const [from = '', to = ''] = copied.replace('--from=build ', '').split(' ');
        const target = join(app, to === './' ? from.replace('/app/', '') : to);
        mkdirSync(dirname(target), { recursive: true });
        cpSync(from.replace('/app', built), target, { recursive: true, verbatimSymlinks: true });
      }
      // only a container has the user that owns the folder
      for (const command of argumentsOf(last, 'RUN')) run(inPlace(command.replace(/ && chown .*$/, '')), app);
      await startAndCheck(last, app, inPlace);
      report.log('\nThe server in the image starts and is healthy.');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** `COPY . .`: the files of the repository, committed or not. */
function copyRepository(target: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).toString();
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

function copyInstalledAndBuilt(target: string): void {
  for (const place of ['.', ...workspacesIn('.'), ...workspacesIn('shared'), ...workspacesIn('deploy')])
    for (const name of ['node_modules', 'dist', '.cache']) {
      const from = join(root, place, name);
      if (!existsSync(from) || existsSync(join(target, place, name))) continue;
      // linked: packages are thousands of files
      const linked = name === 'node_modules' ? ['-l'] : [];
      execFileSync('cp', ['-a', ...linked, from, join(target, place, name)]);
    }
}

/** Folders with a package.json. */
function workspacesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) =>
    existsSync(join(root, folder, name, 'package.json')) ? [join(folder, name)] : [],
  );
}

function run(command: string, folder: string): void {
  console.log(`  ${command}`);
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: plainEnvironment(),
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

async function startAndCheck(stage: Instruction[], app: string, inPlace: (text: string) => string): Promise<void> {
  const words = (text: string) =>
    JSON.parse(inPlace(text.slice(text.indexOf('['))).replaceAll('4400', port)) as string[];
  const [program = '', ...args] = words(argumentsOf(stage, 'CMD')[0] ?? '[]');
  const [checker = '', ...check] = words(argumentsOf(stage, 'HEALTHCHECK')[0] ?? '[]');
  const variables = Object.fromEntries(
    argumentsOf(stage, 'ENV').flatMap((line) =>
      inPlace(line)
        .split(' ')
        .map((pair) => pair.split('=')),
    ),
  ) as Record<string, string>;
  console.log(`  ${[program, ...args].join(' ')}`);
  // as in the compose file: the sandbox is the back end, and the builds are published
  const environment = {
    ...plainEnvironment(),
    ...variables,
    PORT: port,
    NODE_ENV: 'demonstration',
    ATRIUM_BUILT: join(app, 'built'),
  };
  const server = spawn(program, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for (let poll = 0; poll < polls && server.exitCode === null; poll += 1, await wait(250))
      if (spawnSync(checker, check).status === 0) return;
    throw new Error(
      `The server ${server.exitCode === null ? 'did not become healthy' : `ended with ${server.exitCode}`}`,
    );
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** This environment without the variables of npm and of the repository's own commands. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ATRIUM_|DATABASE_URL$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
    ),
  );
}
