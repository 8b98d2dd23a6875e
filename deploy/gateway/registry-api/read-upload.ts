import type { IncomingMessage } from 'node:http';
import { inMebibytes, UploadRefused } from '../../registry';
import { JsonShape } from './json-shape';

/** Milliseconds a body may take to arrive whole. */
const patience = 60_000;

/** Refuses a body by what is said of it beforehand. @throws UploadRefused */
export function checkLength({ headers }: Pick<IncomingMessage, 'headers'>, most: number): void {
  const length = Number(headers['content-length']);
  if (headers['transfer-encoding'] !== undefined || !Number.isSafeInteger(length))
    throw new UploadRefused(411, 'Say how long the request is: Content-Length is missing.');
  if (length > most)
    throw new UploadRefused(
      413,
      `The request has ${inMebibytes(length)}, and at most ${inMebibytes(most)} are taken. A release has at most 300 files, 4 MiB each and 16 MiB together.`,
    );
}

/**
 * Reads a body of JSON whose length was checked. Holds its bytes once, its text once and then what is parsed of it.
 * Rejects with `UploadRefused`.
 */
export async function readUpload(message: IncomingMessage): Promise<unknown> {
  checkLength(message, Infinity);
  const body = Buffer.allocUnsafe(Number(message.headers['content-length']));
  const shape = new JsonShape();
  const limit = setTimeout(
    () => message.destroy(new UploadRefused(408, 'The request took too long to arrive.')),
    patience,
  );
  let filled = 0;
  try {
    // left early it stays open, so that the sender comes to read why
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (!shape.feed(chunk))
        throw new UploadRefused(413, 'The request holds more or deeper values than a release has.');
      filled += chunk.copy(body, filled);
    }
    return JSON.parse(body.toString('utf8', 0, filled)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UploadRefused(400, 'The request is no JSON.');
    throw error;
  } finally {
    clearTimeout(limit);
  }
}
