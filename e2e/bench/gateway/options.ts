import { parseArgs } from 'node:util';

export interface GatewayBenchOptions {
  /** Measurements of each server, alternating. */
  rounds: number;
  /** Duration of each measurement. */
  seconds: number;
  connections: number;
}

export const usage = `npm run bench -- gateway [options]

Requests pages and files from the gateway, and the same bytes from nginx, as fast as they respond, each as one process
on this machine, and prints responses per second and the 99th percentile as ratios of one run. Never fails on a time.

  --rounds NUMBER        measurements of each server, alternating; default 3
  --seconds NUMBER       duration of each measurement; default 4
  --connections NUMBER   open connections; default 32
  --help                 this text`;

/** @throws with a sentence that says what the option takes */
export function gatewayBenchOptions(args: string[]): GatewayBenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
    },
  });
  return {
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
  };
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new Error(`--${option} takes a whole number from 1, not "${text}".`);
}
