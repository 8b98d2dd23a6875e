import { randomBytes } from 'node:crypto';
import { Balancer } from './balancer';
import { startPortal, type Portal } from './portal';
import { startBeacon } from './start-beacon';

/** A portal of several server processes on one database, behind one address. */
export interface Processes extends Pick<Portal, 'port' | 'operations' | 'page' | 'stop'> {
  balancer: Balancer;
  /** Kills the process at this port, and resolves with the remaining ones. */
  kill(port: number): Promise<void>;
  /** Starts another process. */
  start(): Promise<void>;
}

interface ProcessesOptions {
  databaseUrl: string;
  environment?: Record<string, string>;
}

/** Starts two processes at once, like an orchestrator. */
export async function startProcesses({ databaseUrl, environment }: ProcessesOptions): Promise<Processes> {
  const balancer = await Balancer.open();
  const beacon = await startBeacon();
  const running = new Map<number, Portal>();
  // so that a process draws the issues that a killed one has committed to
  const shared = { ...beacon.environment, ATRIUM_DRAW_SECRET: randomBytes(32).toString('hex') };
  const start = async () => {
    const process = await startPortal({
      databaseUrl,
      environment: { ...shared, ...environment, PUBLIC_PORT: String(balancer.port) },
    });
    running.set(process.port, process);
    balancer.ports = [...running.keys()];
  };
  await Promise.all([start(), start()]);
  return {
    balancer,
    port: balancer.port,
    get operations() {
      const [first] = running.values();
      if (!first) throw new Error('No process is running.');
      return first.operations;
    },
    page: (merchant, path = '/') => `http://${merchant}.atrium.localhost:${balancer.port}${path}`,
    async kill(port) {
      await running.get(port)?.kill();
      running.delete(port);
      balancer.ports = [...running.keys()];
    },
    start,
    async stop() {
      await balancer.stop();
      await Promise.all([...running.values()].map((process) => process.stop()));
      beacon.stop();
    },
  };
}
