import * as v from 'valibot';
import { CaptureSchema, type Capture, type CaptureRequest } from '../../page-snapshots';

/** Captures the page of a request. */
export type AskWorker = (request: CaptureRequest) => Promise<Capture>;

/** Milliseconds for a worker to open a page; it gives up by itself before. */
const patience = 60_000;
/** Maximum bytes of an answer; a first screen has about 100 000. */
const longest = 4_000_000;

/** Asks a worker over HTTP. @param address of the worker, such as http://localhost:4700 */
export function askWorker(address: string): AskWorker {
  return async (request) => {
    const answer = await fetch(new URL('/capture', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const body = await textOf(answer);
    if (!answer.ok) throw new Error(`the worker answered ${answer.status}: ${body.slice(0, 300)}`);
    return v.parse(CaptureSchema, JSON.parse(body));
  };
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > longest) throw new Error(`the worker answered more than ${longest} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
