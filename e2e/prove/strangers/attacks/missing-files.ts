import { Agent } from 'node:http';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';

const connections = 16;

/** Asks for files that no release has, all different, as fast as answers come. */
export const missingFiles: Attack = {
  point: 3,
  name: 'missing-files',
  title: 'asks for files that no release has, each name once, on 16 connections',
  memory: 100 * 1024 * 1024,
  run,
};

async function run({ port, short }: AttackedPortal): Promise<Outcome> {
  const requests = short ? 2_000 : 20_000;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const faults: string[] = [];
  let tried = 0;
  let accepted = 0;
  const began = performance.now();
  const askOnAndOn = async () => {
    while (tried < requests) {
      tried += 1;
      const path = `/r/lobby/missing.${tried.toString(16).padStart(8, '0')}.js`;
      const { status } = await ask({ port, host: hostOf('aurora', port), path, agent });
      if (status === 200) accepted += 1;
      if (status !== 404) faults.push(`${path} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  const perSecond = Math.round((tried * 1000) / (performance.now() - began));
  return { tried, accepted, figures: { 'answers a second': perSecond }, faults: faults.slice(0, 5) };
}
