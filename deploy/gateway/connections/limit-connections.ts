import type { Server } from 'node:net';
import { networkOf } from '../../network';

interface ConnectionLimits {
  /** Open connections of all clients together. */
  most: number;
  /** Open connections of one network: an IPv4 address or an IPv6 /64. */
  mostOfNetwork: number;
  /** Addresses that are not counted, because they connect for many clients: proxies. */
  exempt?: (address: string) => boolean;
}

/** Closes connections above the limits before a byte is read. */
export function limitConnections(
  server: Server,
  { most, mostOfNetwork, exempt = () => false }: ConnectionLimits,
): void {
  const open = new Map<string, number>();
  server.maxConnections = most;
  server.prependListener('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || exempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > mostOfNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
