import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BackEnd {
  port: number;
  /** Upstream origin for the gateways. */
  origin: string;
  stop(): Promise<void>;
}

interface BackEndOptions {
  databaseUrl: string;
  merchants: unknown[];
  /** `ATRIUM_*_ORIGIN` of the installation. */
  environment: Record<string, string>;
}

/** Starts the sandbox as a third-party back end in its own process. @throws when it ends before it listens */
export async function startBackEnd(options: BackEndOptions): Promise<BackEnd> {
  const { NODE_ENV: _production, ...environment } = process.env;
  const program = join(process.cwd(), 'e2e/prove/production/back-end.mjs');
  const child = fork(program, [], { env: { ...environment, BACK_END: JSON.stringify(options) } });
  const ended = once(child, 'exit');
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The back end did not start: it ended with ${code}`))),
  ])) as [{ port: number }];
  return {
    port,
    origin: `http://back-end.localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
