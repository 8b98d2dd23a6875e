import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A request exactly as the attacker wants it. */
export interface Asked {
  port: number;
  /** Value of the header `Host`. */
  host: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Sent as it is. */
  body?: string | Buffer;
  /** Address of this machine that it comes from, any of 127.0.0.0/8; 127.0.0.1 when left out. */
  from?: string;
  /** A connection of its own when left out. */
  agent?: Agent;
}

export interface Answered {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

/** Sends one request to the portal and reads the whole answer. Never rejects: a broken connection has status 0. */
export function ask(asked: Asked): Promise<Answered> {
  const { port, host, path, method = 'GET', headers, body, from, agent } = asked;
  const began = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number, answered: IncomingHttpHeaders, chunks: Buffer[]) =>
      resolve({
        status,
        headers: answered,
        body: Buffer.concat(chunks),
        milliseconds: performance.now() - began,
      });
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: agent ?? false,
        headers: { host, ...headers },
        ...(from !== undefined && { localAddress: from }),
      },
      (message) => {
        const chunks: Buffer[] = [];
        const end = () => answer(message.statusCode ?? 0, message.headers, chunks);
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.once('end', end);
        message.once('error', end);
      },
    );
    asking.once('error', () => answer(0, {}, []));
    asking.end(body);
  });
}

/** The `Host` of a merchant's pages. */
export function hostOf(merchant: string, port: number): string {
  return `${merchant}.atrium.localhost:${port}`;
}
