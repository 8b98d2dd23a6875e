import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../network';
import { MissThrottle } from './miss-throttle';

/** Hosts and addresses that mean nothing here. */
const misses = new Set([404, 421]);

/**
 * Delays answers about things that do not exist when one network asks for many: made-up names are the one kind of
 * request that costs a stranger nothing and that no other limit counts. Where too many wait, the connection is closed.
 */
export function throttleMisses(app: FastifyInstance, pace = new MissThrottle()): void {
  app.addHook('onSend', async ({ ip, raw }, reply) => {
    if (!misses.has(reply.statusCode)) return;
    const milliseconds = pace.wait(networkOf(ip));
    if (milliseconds === undefined) raw.socket.destroy();
    else if (milliseconds > 0) await wait(milliseconds);
  });
}
