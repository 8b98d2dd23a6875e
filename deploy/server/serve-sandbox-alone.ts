import type { AddressInfo } from 'node:net';
import { createApp } from '../gateway';
import { TrustedProxies } from '../network';
import type { openSandbox } from '../sandbox';

interface SandboxAlone {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  close(): Promise<void>;
}

/** Serves a sandbox on a free port of this machine, without a gateway, for a proxy between the two. */
export async function serveSandboxAlone(
  sandbox: ReturnType<typeof openSandbox>,
  logger: Parameters<typeof createApp>[0],
): Promise<SandboxAlone> {
  const app = createApp(logger, { trusted: TrustedProxies.read('127.0.0.1') });
  await app.register(sandbox.routes);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: async () => app.close() };
}
