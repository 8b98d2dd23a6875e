import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Composition } from '@atrium/contract';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface PortalRequest {
  port: number;
  /** The merchant in the host name. */
  merchant: string;
  path: string;
  /** Sent as JSON by POST. */
  body?: string;
  /** Address of this machine that it comes from, any of 127.0.0.0/8. */
  from?: string;
}

/** Sends a request to one process of a portal on this machine, with the merchant's host name. */
export function send({ port, merchant, path, body, from }: PortalRequest): Promise<{ status: number; body: string }> {
  const headers = {
    host: `${merchant}.atrium.localhost:${port}`,
    accept: 'text/html',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request({ host: '127.0.0.1', port, path, method, agent, headers, localAddress: from }, (answer) => {
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

/** The composition a page load would get from the process now. */
export async function compositionAt(port: number, merchant: string): Promise<Composition> {
  return JSON.parse((await send({ port, merchant, path: '/composition' })).body) as Composition;
}
