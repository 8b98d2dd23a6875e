import { connect, type Socket } from 'node:net';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { hostOf } from '../stranger';

/** Open connections of one network, as the portal has it. */
const mostOfNetwork = 1_024;
/** Seconds after which none may be open: a body has 20 s, and is checked a little later on a busy machine. */
const patience = 60;

/** Opens connections that each send a byte a second, headers or a body, and more than one network may have. */
export const drippingBodies: Attack = {
  point: 8,
  name: 'dripping-bodies',
  title: '400 bodies and 100 heads that arrive by a byte a second, then more idle connections than a network may have',
  run,
};

async function run({ port, short }: AttackedPortal): Promise<Outcome> {
  const bodies = short ? 40 : 400;
  const heads = short ? 10 : 100;
  const faults: string[] = [];
  const post = `POST /wps/v2/session/login HTTP/1.1\r\nHost: ${hostOf('aurora', port)}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
  const dripping = [
    ...Array.from({ length: bodies }, () => new Drip(port, '127.50.0.1', post)),
    ...Array.from({ length: heads }, () => new Drip(port, '127.50.0.2', 'GET / HTTP/1.1\r\nX-Slow: ')),
  ];
  const began = performance.now();
  const timer = setInterval(() => {
    for (const drip of dripping) drip.drop();
  }, 1_000);
  while (dripping.some(({ open }) => open) && performance.now() - began < patience * 1_000)
    await new Promise((resolve) => setTimeout(resolve, 250));
  clearInterval(timer);
  const seconds = (performance.now() - began) / 1_000;
  const left = dripping.filter(({ open }) => open);
  if (left.length > 0) faults.push(`${left.length} of ${dripping.length} are open after ${seconds.toFixed(0)} s`);
  const unexplained = dripping.filter(({ answer }) => !/^HTTP\/1\.1 408 /.test(answer)).length;
  for (const drip of left) drip.end();

  const idle = Array.from({ length: mostOfNetwork + 300 }, () => new Drip(port, '127.50.0.3', ''));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const kept = idle.filter(({ open }) => open).length;
  if (kept > mostOfNetwork) faults.push(`${kept} connections of one network are open`);
  if (kept < mostOfNetwork / 2) faults.push(`only ${kept} connections of one network are open`);
  for (const drip of idle) drip.end();
  return {
    tried: dripping.length + idle.length,
    accepted: left.length,
    figures: {
      'seconds until all were closed': seconds.toFixed(0),
      'without 408': unexplained,
      'idle ones kept': kept,
    },
    faults,
  };
}

/** One connection that sends a byte at a time. */
class Drip {
  open = true;
  answer = '';
  readonly #socket: Socket;

  constructor(port: number, localAddress: string, first: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress });
    this.#socket.on('data', (data) => (this.answer += data.toString()));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => (this.open = false));
    this.#socket.write(first);
  }

  drop(): void {
    if (this.open && this.#socket.writable) this.#socket.write('x');
  }

  end(): void {
    this.#socket.destroy();
  }
}
