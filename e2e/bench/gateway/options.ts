import { parseArgs } from 'node:util';

export interface GatewayBenchOptions {
  /** Times each server is asked, in turn. */
  rounds: number;
  /** Seconds of each time. */
  seconds: number;
  connections: number;
}

export const usage = `npm run bench -- gateway [options]

Asks the gateway for pages and for files as fast as it answers, and nginx for the same bytes, each one process on this
machine, in turn, and prints answers per second and the 99th percentile as ratios of one run. Judges nothing.

  --rounds NUMBER        times each is asked; 3 when left out
  --seconds NUMBER       how long each time; 4 when left out
  --connections NUMBER   kept open at once; 32 when left out
  --help                 this text`;

/** @throws with a sentence for whoever typed it */
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
