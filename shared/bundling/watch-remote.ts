import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import webpack from 'webpack';
import { faultOf, readDescriptor } from './build-application';
import { LivingDescriptor } from './release/living-descriptor';
import { remoteInDevelopment } from './webpack/remote-in-development';

/** The outcome of one build: its folder, or the fault of the sources. */
export type RemoteBuilt = { folder: string; milliseconds: number } | { fault: string };

export interface WatchOptions {
  /** The repository's root, absolute. */
  root: string;
  /** The remote's folder, absolute and below the root, so that its imports resolve. */
  folder: string;
  /** Receives each build. */
  built: (outcome: RemoteBuilt) => void;
}

/** Builds a remote now and after each change of its sources. */
export interface WatchedRemote {
  /** Its name. */
  remote: string;
  stop(): Promise<void>;
}

/** Milliseconds for files that are saved together. */
const together = 50;

/** @throws when `remote.config.ts` cannot be read at the start; later that is the outcome of a build. */
export async function watchRemote({ root, folder, built }: WatchOptions): Promise<WatchedRemote> {
  const path = join(folder, 'remote.config.ts');
  const read = () => readDescriptor(root, path);
  const first = await read();
  const living = new LivingDescriptor(path, read, first);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const { plugins, ...configuration } = remoteInDevelopment({ root, folder, remote: first.name, version }, living);
  const compiler = webpack({ ...configuration, plugins: [...(plugins ?? []), living] });
  let begun = 0;
  compiler?.hooks.watchRun.tap('watchRemote', () => void (begun = performance.now()));
  const watching = compiler?.watch({ aggregateTimeout: together }, (error, stats) => {
    const fault = error ? String(error.stack ?? error) : faultOf(stats);
    built(
      fault === undefined
        ? { folder: configuration.output.path, milliseconds: Math.round(performance.now() - begun) }
        : { fault },
    );
  });
  return { remote: first.name, stop: () => new Promise((resolve) => watching?.close(() => resolve())) };
}
