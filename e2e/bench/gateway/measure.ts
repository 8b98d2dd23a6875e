import { median } from '../figures/median';
import { load, type Answers } from './load';
import type { GatewayBenchOptions } from './options';

export interface Server {
  name: string;
  port: number;
}

/** Loads the servers alternately, so that other load on the machine affects both. @returns medians by name */
export async function measure(
  servers: Server[],
  requests: Buffer[],
  { rounds, seconds, connections }: GatewayBenchOptions,
): Promise<Map<string, Answers>> {
  const measured = new Map<string, Answers[]>(servers.map(({ name }) => [name, []]));
  // warm-up: compiled code, caches and connections
  for (const { port } of servers) await load({ port, requests, connections, milliseconds: 1_000 });
  for (let round = 0; round < rounds; round += 1)
    for (const { name, port } of round % 2 === 0 ? servers : servers.toReversed())
      measured.get(name)?.push(await load({ port, requests, connections, milliseconds: seconds * 1_000 }));
  return new Map(
    [...measured].map(([name, answers]) => [
      name,
      {
        perSecond: median(answers.map(({ perSecond }) => perSecond)),
        p99: median(answers.map(({ p99 }) => p99)),
        bytes: median(answers.map(({ bytes }) => bytes)),
      },
    ]),
  );
}
