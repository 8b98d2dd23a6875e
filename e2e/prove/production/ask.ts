import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  /** Host name with the port that browsers know. */
  host: string;
  path: string;
  /** Port of 127.0.0.1 that is asked. */
  port: number;
  /** PEM of the authority; by http when left out. */
  authority?: string;
  /** Address of this machine that it comes from; any when left out. */
  from?: string;
  headers?: Record<string, string>;
}

/** Asks past every browser, from an address of this machine's own choice. */
export function ask({ host, path, port, authority, from, headers }: Question): Promise<Answer> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host, accept: 'text/html,*/*', ...headers },
    agent: false,
    ...(from !== undefined && { localAddress: from }),
  };
  return new Promise((resolve, reject) => {
    const receive = (answer: IncomingMessage): void =>
      void text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      );
    const asking =
      authority === undefined
        ? requestHttp(options, receive)
        : requestHttps({ ...options, ca: authority, servername: host.replace(/:\d+$/, '') }, receive);
    asking.once('error', reject);
    asking.end();
  });
}
