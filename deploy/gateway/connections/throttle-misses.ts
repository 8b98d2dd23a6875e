import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../network';
import { MissThrottle } from './miss-throttle';

/** Statuses of unknown hosts and addresses. */
const misses = new Set([404, 421]);

/**
 * Delays answers about unknown hosts and addresses when one network requests many: invented names cost an attacker
 * nothing, and no other limit counts them. Where too many wait, the connection is closed.
 */
export function throttleMisses(app: FastifyInstance, throttle = new MissThrottle()): void {
  app.addHook('onSend', async ({ ip, raw }, reply) => {
    if (!misses.has(reply.statusCode)) return;
    const milliseconds = throttle.wait(networkOf(ip));
    if (milliseconds === undefined) raw.socket.destroy();
    else if (milliseconds > 0) await wait(milliseconds);
  });
}
