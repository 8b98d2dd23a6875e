import { Agent } from 'node:http';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask } from '../stranger';

const connections = 16;
/** Addresses the requests come from: one network alone is slowed down. */
const networks = 4;

/** Host names that get a made-up label: portals, third parties, vendors, and unknown names. */
const below = ['atrium.localhost', 'embed.localhost', 'games.localhost', 'captcha.localhost', 'example'];

/** Asks for pages by host names that mean nothing, each label once. */
export const madeUpLabels: Attack = {
  point: 8,
  name: 'made-up-labels',
  title: 'asks for pages by host names with made-up labels, each once, on 16 connections of 4 networks',
  memory: 100 * 1024 * 1024,
  run,
};

async function run({ port, short }: AttackedPortal): Promise<Outcome> {
  const requests = short ? 3_000 : 30_000;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const faults: string[] = [];
  let tried = 0;
  let accepted = 0;
  const askOnAndOn = async () => {
    while (tried < requests) {
      const number = tried++;
      const host = `label-${number.toString(36)}.${below[number % below.length]}:${port}`;
      const { status } = await ask({ port, host, path: '/', agent, from: `127.60.0.${(number % networks) + 1}` });
      if (status === 200) accepted += 1;
      if (status !== 404) faults.push(`${host} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  return { tried, accepted, faults: faults.slice(0, 5) };
}
