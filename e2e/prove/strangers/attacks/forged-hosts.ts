import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask } from '../stranger';

const hosts = ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST', 'localhost.', 'operators.example', '10.0.0.1', ''];
const claims: Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1;host=localhost' },
  { 'x-real-ip': '127.0.0.1' },
];
const reads = [
  '/console',
  '/metrics',
  '/registry/packages/',
  '/wps/control',
  '/wps/control/state',
  '/wps/control/outbox/messages',
];
const writes = ['/registry/status', '/wps/control/clear-faults', '/wps/control/forgive'];

/** Requests operations on the portals' listener, by every name of this machine. */
export const forgedHosts: Attack = {
  point: 11,
  name: 'forged-hosts',
  title: 'requests operations on the port of the portals, by names of this machine and forged headers',
  run,
};

async function run({ port, operations }: AttackedPortal): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  let accepted = 0;
  const requests = [
    ...reads.map((path) => ({ path, method: 'GET' })),
    ...writes.map((path) => ({ path, method: 'POST' })),
    { path: '/overrides/lobby', method: 'DELETE' },
  ];
  for (const name of hosts) {
    for (const headers of claims) {
      for (const { path, method } of requests) {
        tried += 1;
        const host = name === '' ? '' : `${name}:${port}`;
        const { status } = await ask({ port, host, path, method, headers });
        if (status < 300 && status > 0) {
          accepted += 1;
          faults.push(`${method} ${path} for ${host} with ${JSON.stringify(headers)} answers ${status}`);
        }
      }
    }
  }
  const { port: operators } = new URL(operations);
  for (const path of writes) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      tried += 1;
      const asked = { port: Number(operators), host: `localhost:${operators}`, path, method: 'POST', headers };
      const { status } = await ask(asked);
      if (status !== 403) faults.push(`POST ${path} of another site answers ${status}`);
    }
  }
  for (const host of ['rebound.example', `aurora.atrium.localhost:${operators}`]) {
    tried += 1;
    const { status } = await ask({ port: Number(operators), host, path: '/wps/control/state' });
    if (status !== 421) faults.push(`the operators' listener answers ${status} to the name ${host}`);
  }
  return { tried, accepted, faults: faults.slice(0, 5) };
}
