import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

export interface ProbeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ProbeRequest {
  /** Value of the `Host` header, with the port that browsers use. */
  host: string;
  path: string;
  /** Port of 127.0.0.1 to connect to. */
  port: number;
  /** PEM of the certificate authority; plain http when left out. */
  authority?: string;
  /** Local address to connect from; any when left out. */
  from?: string;
  headers?: Record<string, string>;
}

/** Sends a GET request without a browser, from a chosen local address. */
export function sendRequest({ host, path, port, authority, from, headers }: ProbeRequest): Promise<ProbeResponse> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host, accept: 'text/html,*/*', ...headers },
    agent: false,
    ...(from !== undefined && { localAddress: from }),
  };
  return new Promise((resolve, reject) => {
    const receive = (response: IncomingMessage): void =>
      void text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    const request =
      authority === undefined
        ? requestHttp(options, receive)
        : requestHttps({ ...options, ca: authority, servername: host.replace(/:\d+$/, '') }, receive);
    request.once('error', reject);
    request.end();
  });
}
