import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { refuseBusyPort } from './port.mjs';

let holder: Server;

beforeEach(async () => {
  holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
});

afterEach(() => {
  holder.close();
});

test('a busy port is refused with the command that chooses another', async () => {
  const { port } = holder.address() as AddressInfo;

  await expect(refuseBusyPort(port)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
  );
});

test('a free port is accepted', async () => {
  await expect(refuseBusyPort(0)).resolves.toBeUndefined();
});
