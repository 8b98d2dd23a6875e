import * as v from 'valibot';
import { CaptureSchema, type Capture, type CaptureRequest } from '../../page-snapshots';

/** Captures the page of a request. */
export type AskWorker = (request: CaptureRequest) => Promise<Capture>;

/** Milliseconds for a worker to open a page; it gives up by itself before. */
const patience = 60_000;
/** Maximum characters of an answer; a first screen has about 100 000. */
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
    const body = await answer.text();
    if (!answer.ok) throw new Error(`the worker answered ${answer.status}: ${body.slice(0, 300)}`);
    if (body.length > longest) throw new Error(`the worker answered ${body.length} characters`);
    return v.parse(CaptureSchema, JSON.parse(body));
  };
}
