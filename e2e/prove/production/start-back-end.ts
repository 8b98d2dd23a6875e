import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BackEnd {
  port: number;
  /** Where gateways reach it. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts a back end in a process of its own. @throws when it ends before it listens */
export async function startBackEnd(options: {
  databaseUrl: string;
  merchants: unknown[];
  environment: Record<string, string>;
}): Promise<BackEnd> {
  const { NODE_ENV: _production, ...environment } = process.env;
  const program = join(process.cwd(), 'e2e/prove/production/back-end.mjs');
  const child = fork(program, [], { env: { ...environment, BACK_END: JSON.stringify(options) } });
  const ended = once(child, 'exit');
  const [told] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The back end did not start: it ended with ${code}`))),
  ])) as [{ port: number }];
  return {
    port: told.port,
    origin: `http://back-end.localhost:${told.port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
