import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A request as the back end read it from the connection. */
export interface ReceivedRequest {
  method: string;
  target: string;
  /** From `x-request-id`; empty without one. */
  id: string;
  body: string;
}

export interface Recorder {
  origin: string;
  received: ReceivedRequest[];
  /** Bytes on a connection that are not a request. */
  malformed: string[];
  stop(): void;
}

/** Paths that are answered before the body is read; the body is read afterwards, or the connection is closed. */
export const early = { reading: '/wps/early/reading', closing: '/wps/early/closing' };

/** A path that is answered twice: the second answer belongs to no request. */
export const stray = { path: '/wps/stray', id: 'stray' };

/**
 * A back end that parses requests itself, as strictly as RFC 9112 allows, and answers each with what it received:
 * `{ id, authorization, body }`.
 */
export async function startRecorder(): Promise<Recorder> {
  const received: ReceivedRequest[] = [];
  const malformed: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let rest = '';
    // of the request with a body that is still being read
    let isAnswered = false;
    const answer = (request: Answered) => {
      received.push(request);
      socket.write(answerTo(request) + (request.target === stray.path ? answerTo({ id: stray.id }) : ''), 'latin1');
    };
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      const begun = isAnswered ? undefined : readHead(rest);
      if (begun && !('fault' in begun) && Object.values(early).includes(begun.target)) {
        isAnswered = true;
        answer({ ...begun, body: '' });
        if (begun.target === early.closing) {
          socket.end();
          return;
        }
      }
      for (let read = readRequest(rest); read; read = readRequest(rest)) {
        if ('fault' in read) {
          malformed.push(read.fault);
          socket.destroy();
          return;
        }
        rest = rest.slice(read.length);
        if (!isAnswered) answer(read);
        isAnswered = false;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://upstream.localhost:${port}`,
    received,
    malformed,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

type Answered = ReceivedRequest & { authorization: string };
type Head = Omit<Answered, 'body'> & { headers: Map<string, string>; length: number };
type Read = (Answered & { length: number }) | { fault: string };

function answerTo(request: Partial<Answered>): string {
  const { method, id, authorization, body } = request;
  const answer = JSON.stringify({ id, authorization, body });
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${answer.length}\r\n\r\n`;
  return method === 'HEAD' ? head : head + answer;
}

/** The first whole request of these bytes; undefined while it is not whole. */
function readRequest(bytes: string): Read | undefined {
  const head = readHead(bytes);
  if (head === undefined || 'fault' in head) return head;
  const { headers, length, ...request } = head;
  const body = readBody(headers, bytes.slice(length));
  if (body === undefined || 'fault' in body) return body;
  return { ...request, body: body.text, length: length + body.length };
}

/** What comes before the body of the first request. */
function readHead(bytes: string): Head | { fault: string } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...fields] = bytes.slice(0, end).split('\r\n');
  const [, method = '', target = ''] = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(line) ?? [];
  if (method === '') return { fault: `request line ${JSON.stringify(line)}` };
  const headers = new Map<string, string>();
  for (const field of fields) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(field) ?? [];
    if (name === '' || headers.has(name.toLowerCase())) return { fault: `header ${JSON.stringify(field)}` };
    headers.set(name.toLowerCase(), value);
  }
  const id = headers.get('x-request-id') ?? '';
  const authorization = headers.get('authorization') ?? '';
  return { method, target, id, authorization, headers, length: end + 4 };
}

function readBody(
  headers: Map<string, string>,
  bytes: string,
): { text: string; length: number } | { fault: string } | undefined {
  const length = headers.get('content-length');
  const encoding = headers.get('transfer-encoding');
  if (length !== undefined && encoding !== undefined) return { fault: 'both a length and an encoding' };
  if (encoding === undefined) {
    const size = Number(length ?? '0');
    if (!/^\d+$/.test(length ?? '0')) return { fault: `length ${length}` };
    return bytes.length < size ? undefined : { text: bytes.slice(0, size), length: size };
  }
  if (encoding !== 'chunked') return { fault: `encoding ${encoding}` };
  let text = '';
  for (let at = 0; ;) {
    const eol = bytes.indexOf('\r\n', at);
    if (eol < 0) return undefined;
    const line = bytes.slice(at, eol);
    if (!/^[0-9a-f]+$/i.test(line)) return { fault: `chunk ${JSON.stringify(line)}` };
    const size = parseInt(line, 16);
    if (bytes.length < eol + 2 + size + 2) return undefined;
    text += bytes.slice(eol + 2, eol + 2 + size);
    at = eol + 2 + size + 2;
    if (size === 0) return { text, length: at };
  }
}
